import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inHeader } from '#src/api/inHeader.ts';
import { consentsOf as ledgerOf } from '#src/server/consents/show.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { nobody } from '#src/server/leads/person.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { sendWaiting } from '#src/app/effects/runLoadedEffects.ts';
import { enterStep } from '#src/app/journey/enterStep.ts';
import { leaveStep } from '#src/app/journey/leaveStep.ts';
import { resumeSaving } from '#src/app/journey/resumeSaving.ts';
import { stepOf } from '#src/app/journey/stepOf.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { loadPayload } from '#src/app/payload/loadPayload.ts';
import { openPayload } from '#src/app/payload/openPayload.ts';
import type { Page } from '#src/app/page/page.ts';
import { forgetVisitor } from '#src/app/page/forgetVisitor.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { createAppStore } from '#src/store/store.ts';
import { StorageInMemory } from '#src/store/testing/storageInMemory.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { openOnlineWorld } from './onlineWorld.ts';

const { server, online } = openOnlineWorld();
let page: Page;

beforeEach(async () => {
  // Waits between tries are a thousandth of what they are.
  const later = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => later(work, ms >= 500 && ms < 10_000 ? ms / 1000 : ms));
  page = await openVisit('s6');
});

async function openVisit(flow: string, opening: Parameters<typeof openRealPage>[1] = {}): Promise<Page> {
  const opened = await openRealPage(flow, opening);
  await loadPayload(opened);
  answer(opened, { firstName: 'Ana', lastName: 'Diaz', phone: '+13125550123', phoneValid: true, postalCode: '60601' });
  return opened;
}

function answer({ store }: Page, answers: ReturnType<Page['store']['getState']>['answers']) {
  store.setState((state) => ({ answers: { ...state.answers, ...answers } }));
}

const save = (of = page) => runEffects(of, 'phone', savingEffects);
const saved = (of = page) => of.store.getState().saved;
const ways = (of = online()) =>
  of.sent
    .filter(({ path }) => /subjects|consents/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(inHeader, ':slug')}`);
const leadOf = async (of = page) => {
  const { db } = server();
  const rows = db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', saved(of).leadId ?? '')
    .execute();
  return (await rows).map((row) => openRow(db, 'lead', row));
};
const consentsOf = (of = page) => ledgerOf(server().db, { ...nobody, leadIds: [saved(of).leadId ?? ''] });
/** The last decision on each consent. */
const standing = async () => Object.fromEntries((await consentsOf()).map((row) => [row.consent_type, row.has_consent]));
const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 5000, interval: 5 });
const consent = 'POST /api/consents';
const leave = (of: Page, name: StepName) => {
  enterStep(of, name);
  return leaveStep(of, stepOf(of, name));
};
const infoOf = async () => (await leadOf()).map(({ indication_ids: ids, source_info: info }) => [ids, info]);
const followed = (slug: string) => openVisit('lead-update', { search: `?slug=${slug}` });
const enter = (of = page) => runEffects(of, 'home', [{ effect: 'fetchKnownLead' }]);
const countLeads = async () => (await server().db.selectFrom('lead').select('id').execute()).length;

describe('saving a lead', () => {
  test('creates it with what was agreed to, and updates it later', async () => {
    await save();
    expect((await consentsOf()).map(({ consent_type: type }) => type)).toEqual(['sms', 'call', 'clinic']);
    answer(page, { email: 'ana@example.org' });
    await save();
    expect(ways()).toEqual(['POST /api/subjects', 'PUT /api/subjects/:slug']);
    expect((await consentsOf()).map(({ consent_type: type, email }) => [type, email]).at(-1)).toEqual([
      'email',
      'ana@example.org',
    ]);
    expect(await leadOf()).toMatchObject([{ first_name: 'Ana', email: 'ana@example.org' }]);
    expect(saved()).toMatchObject({ subjectSaved: true, failed: false, isPending: false });
  });

  test('keeps with it what the address said of the visit', async () => {
    page = await openVisit('ws10', { search: '?studyId=1&psr=1&tg=7&o=9&pgroup=g7&utm_source=a%00b' });
    await save();
    expect(await leadOf()).toMatchObject([
      {
        source_info: {
          testGroup: 7,
          isPrescreenRedirect: true,
          affiliateOfferId: '9',
          participantGroup: 'g7',
          query: { psr: '1', tg: '7', utm_source: 'ab' },
        },
      },
    ]);
  });

  test('does not begin without what a lead needs', async () => {
    answer(page, { phone: '' });
    await save();
    expect(ways()).toEqual([]);
    expect(saved()).toMatchObject({ subjectSaved: false, isPending: false });
  });

  test('does not begin without a country, and says that nothing is saved', async () => {
    // A storage that somebody edited may name any country.
    answer(page, { country: 'XX' as 'US' });
    await save();
    expect(ways()).toEqual([]);
    expect(saved()).toMatchObject({ subjectSaved: false, failed: true });
  });

  test('repeats the key with the content, and takes another for other content', async () => {
    online().trouble(/subjects/, 'lost');
    await save();
    answer(page, { age: 40 });
    await save();
    const keys = online()
      .sent.filter(({ path }) => path.includes('subjects'))
      .map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')]);
    expect(await leadOf()).toHaveLength(1);
  });

  test('keeps the visitor for two tries, says so, and goes on trying; consents follow', async () => {
    online().trouble(/subjects/, 'away', 'away', 'away');
    await save();
    expect(saved()).toMatchObject({ failed: true, isPending: true, subjectSaved: false });
    await until(() => Object.keys(saved().consentsSent).length === 3);
    expect(saved()).toMatchObject({ failed: false, isPending: false, subjectSaved: true });
  });

  test('a save that comes while an earlier one is still being tried takes its place', async () => {
    online().trouble(/subjects/, 'away', 'away');
    await save();
    answer(page, { email: 'new@example.org' });
    await save();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ways().filter((way) => way.includes('subjects'))).toHaveLength(3);
    expect(await leadOf()).toMatchObject([{ email: 'new@example.org' }]);
  });

  test('two at once leave one lead and record each consent once', async () => {
    await Promise.all([save(), save()]);
    expect(await consentsOf()).toHaveLength(3);
    expect(ways().filter((way) => way === 'POST /api/subjects')).toHaveLength(1);
    expect(await leadOf()).toHaveLength(1);
  });

  test('a lead that the server has lost is created anew', async () => {
    page.store.setState((state) => ({
      saved: { ...state.saved, slug: 'a-slug-of-nobody', consentsSent: { sms: true } },
    }));
    await save();
    expect(await leadOf()).toHaveLength(1);
    expect(saved().slug).not.toBe('a-slug-of-nobody');
    expect(await consentsOf()).toHaveLength(3);
  });

  test('a lead that was erased stays so: the visitor is told, and saves another by trying again', async () => {
    await save();
    const { leadId = '' } = saved();
    await eraseLead(server().db, { leadId, reason: 'asked', at: new Date() });
    await save();
    expect(saved()).toMatchObject({ failed: true, isPending: false, subjectSaved: false });
    await save();
    expect(saved()).toMatchObject({ failed: false, subjectSaved: true, leadId: expect.not.stringMatching(leadId) });
    expect(await leadOf()).toHaveLength(1);
    expect(await consentsOf()).toHaveLength(3);
  });

  test('what comes back after the visitor cleared everything is not kept', async () => {
    online().trouble(/subjects/, 'away', 'away');
    await save();
    page.store.clear();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(saved()).toEqual({
      subjectSaved: false,
      successSaved: false,
      failed: false,
      isPending: false,
      consentsSent: {},
      screenings: [],
    });
  });

  test('a page that goes away while saving is followed up by the next one of the tab, with the consents that were read', async () => {
    const storages = { local: new StorageInMemory(), session: new StorageInMemory() };
    const store = createAppStore(storages);
    store.restore();
    const first = await openVisit('s6', { store });
    online().trouble(/subjects/, ...Array.from({ length: 5 }, () => 'away' as const));
    await save(first);
    store.flush();
    const again = createAppStore(storages);
    again.restore();
    await until(() => ways().length === 5);
    const second = await openRealPage('s6', { store: again, locale: 'es' });
    await loadPayload(second);
    await resumeSaving(second);
    expect(await leadOf(second)).toHaveLength(1);
    const read = (await consentsOf(second)).map(({ locale, step }) => ({ locale, step }));
    expect(read).toEqual(Array.from({ length: 3 }, () => ({ locale: 'en', step: 'phone' })));
    expect(again.getState().saved).toMatchObject({ subjectSaved: true, failed: false, isPending: false });
  });
});

describe('abroad', () => {
  const agreed = { indication: true, phone: true, email: true, criterium: true };

  test.each(['s6', 's15'])('the lead stays in the tab until its consent is ticked, in %s', async (flow) => {
    page = await openVisit(flow);
    answer(page, { country: 'IE', postalCode: 'D02 X285', phone: '+353850123456', phoneCountry: 'IE' });
    const before = online().sent.length;
    for (const name of ['name', 'phone', 'email'] as const) await leave(page, name);
    await resumeSaving(page);
    expect(ways()).toEqual([]);
    const rest = JSON.stringify(online().sent.slice(before));
    expect(rest).not.toMatch(/Ana|Diaz|353850123456|D02/);
    expect(saved()).toMatchObject({ subjectSaved: false, isPending: false, failed: false });
    answer(page, { consents: agreed });
    await leave(page, 'indications');
    expect(ways()).toEqual(['POST /api/subjects']);
    expect(Object.keys(await standing()).length).toBeGreaterThan(1);
    expect(await leadOf()).toMatchObject([{ first_name: 'Ana', country: 'IE' }]);
  });

  test('nothing new is saved once the consent is taken back, which itself is sent', async () => {
    answer(page, { country: 'IE', postalCode: 'D02 X285', consents: agreed });
    await save();
    answer(page, { firstName: 'Eva', consents: { ...agreed, indication: false, phone: false, email: false } });
    await save();
    expect(await leadOf()).toMatchObject([{ first_name: 'Ana' }]);
    expect(ways().slice(1)).toEqual([consent, consent]);
    const last = new Map((await consentsOf()).map(({ consent_type, has_consent }) => [consent_type, has_consent]));
    expect([...last.values()]).toEqual([false, false]);
  });
});

describe('a condition of the address', () => {
  beforeEach(async () => {
    page = await openVisit('s6', { search: '?indicationIds%5B%5D=101&utm_source=news' });
    await leave(page, 'phone');
  });

  test('is the context of the visit until the visitor has confirmed it', async () => {
    const info = { query: { utm_source: 'news' }, presetIndicationIds: [101] };
    expect(await infoOf()).toMatchObject([[[], info]]);
    await leave(page, 'indications');
    expect(await infoOf()).toMatchObject([[[101], info]]);
  });

  test('is removed by a No from everything that is saved later', async () => {
    answer(page, { diagnosed: false, indicationIds: [] });
    await leave(page, 'diagnosis');
    answer(page, { indicationIds: [401] });
    await leave(page, 'indications');
    const [[ids, info] = []] = await infoOf();
    expect(ids).toEqual([401]);
    expect(JSON.stringify(info)).not.toMatch(/101/);
  });

  test('that another visit of the tab has confirmed stays so', async () => {
    await leave(page, 'indications');
    const again = await openRealPage('s15', { store: page.store, search: '?indicationIds%5B%5D=101,401' });
    await loadPayload(again);
    await save(again);
    expect(await leadOf(again)).toMatchObject([
      { indication_ids: [101], source_info: { presetIndicationIds: [101, 401] } },
    ]);
  });
});

describe('a link to a lead', () => {
  test('that no longer has one makes no second one until the visitor starts anew', async () => {
    page = await followed('a-link-of-nobody');
    await enter();
    expect(saved()).toMatchObject({ link: { slug: 'a-link-of-nobody', is: 'lost' } });
    const before = await countLeads();
    await save();
    expect([ways(), await countLeads()]).toEqual([[], before]);
    page.store.setState((state) => ({ saved: { ...state.saved, link: { slug: 'a-link-of-nobody', is: 'left' } } }));
    await enter();
    await save();
    expect(saved()).toMatchObject({ subjectSaved: true });
    expect(await countLeads()).toBe(before + 1);
  });

  test('that is lost concerns no other flow of the tab', async () => {
    page = await followed('a-link-of-nobody');
    await enter();
    const other = await openRealPage('s6', { store: page.store });
    const before = await countLeads();
    await save(other);
    expect(await countLeads()).toBe(before + 1);
  });

  test('is left once the visitor has been forgotten: nobody is shown the person whom it leads to', async () => {
    await save();
    page = await followed(saved().slug ?? '');
    page.store.clear();
    forgetVisitor(page);
    await enter();
    expect(page.store.getState().answers).toEqual({});
  });

  test('that cannot be followed now is saved to all the same, and lost when its lead is gone', async () => {
    await save();
    const { slug = '', leadId = '' } = saved();
    page = await followed(slug);
    online().trouble(/relay/, ...Array.from({ length: 9 }, () => 'away' as const));
    await enter();
    expect(saved()).toMatchObject({ link: { slug, is: 'open' } });
    answer(page, { email: 'ana@example.org' });
    const before = await countLeads();
    await save();
    expect(ways().at(-1)).not.toBe('POST /api/subjects');
    expect(await countLeads()).toBe(before);
    await eraseLead(server().db, { leadId, reason: 'asked', at: new Date() });
    answer(page, { email: 'diaz@example.org' });
    await save();
    expect(saved()).toMatchObject({ link: { is: 'lost' }, isPending: true, failed: false });
    expect(saved().slug).toBeUndefined();
    expect(await countLeads()).toBe(before - 1);
  });

  test('takes the place of the lead that the tab has saved, with its answers', async () => {
    await save();
    const { slug = '' } = saved();
    const other = await openVisit('s6');
    answer(other, { firstName: 'Eva', email: 'eva@example.org' });
    await save(other);
    page = await openRealPage('lead-update', { store: other.store, search: `?slug=${slug}` });
    await enter();
    expect(saved()).toMatchObject({ slug });
    expect(page.store.getState().answers).toMatchObject({ firstName: 'Ana' });
    expect(page.store.getState().answers.email).toBeUndefined();
  });
});

describe('what was agreed to', () => {
  test('is sent again only when it changed', async () => {
    const email = 'ana@example.org';
    const consents = { indication: true, phone: true, email: true };
    answer(page, { country: 'IE', postalCode: 'D02 X285', email, consents });
    await save();
    await save();
    answer(page, { consents: { indication: true, phone: false, email: true } });
    await save();
    const rows = await consentsOf();
    expect(rows.map(({ consent_type, has_consent }) => `${consent_type} ${String(has_consent)}`).toSorted()).toEqual([
      'call false',
      'call true',
      'email true',
      'sms false',
      'sms true',
    ]);
  });

  test('is sent for each number and address that the visitor gives', async () => {
    answer(page, { email: 'ana@example.org' });
    await save();
    answer(page, { phone: '+13125550188' });
    await save();
    answer(page, { email: 'diaz@example.org' });
    await save();
    const rows = await consentsOf();
    expect(rows.slice(4).map((row) => [row.consent_type, row.has_consent, row.phone, row.email])).toEqual([
      ['sms', false, '+13125550123', 'ana@example.org'],
      ['call', false, '+13125550123', 'ana@example.org'],
      ['sms', true, '+13125550188', 'ana@example.org'],
      ['call', true, '+13125550188', 'ana@example.org'],
      ['email', false, '+13125550123', 'ana@example.org'],
      ['email', true, '+13125550188', 'diaz@example.org'],
    ]);
  });

  test('is recorded once although the answer was lost', async () => {
    online().trouble(/subjects/, 'lost');
    await save();
    const rows = await consentsOf();
    expect(rows).toHaveLength(3);
  });

  test('and taken back on a page that goes away is taken back, and waits for the next where it cannot be sent', async () => {
    answer(page, { country: 'IE', postalCode: 'D02 X285', consents: { indication: true, phone: true } });
    await save();
    online().trouble(/consents/, 'away', 'away');
    answer(page, { consents: { indication: false, phone: false } });
    sendWaiting(page);
    await until(() => ways().filter((way) => way === consent).length === 2);
    expect(await standing()).toEqual({ sms: true, call: true });
    await resumeSaving(page);
    await until(() => saved().consentsDue?.length === 0);
    expect(await standing()).toEqual({ sms: false, call: false });
    expect(ways().filter((way) => way.includes('subjects'))).toHaveLength(1);
  });

  test('to commercial texts that one page could not submit is submitted by the next one of the tab', async () => {
    page = await openVisit('ws19');
    await save();
    online().trouble(/brand/, ...Array.from({ length: 5 }, () => 'away' as const));
    answer(page, { consents: { commercial: true } });
    await runEffects(page, 'result', [{ effect: 'submitCommercialConsent' }]);
    await until(() => online().sent.filter(({ path }) => path.includes('brand')).length === 5);
    expect(await standing()).not.toHaveProperty('commercial');
    const next = await openRealPage('ws19', { store: page.store });
    await loadPayload(next);
    await resumeSaving(next);
    await until(() => saved(next).consentsSent['commercial'] === true);
    expect(await standing()).toMatchObject({ commercial: true });
    await resumeSaving(next);
    expect(online().sent.filter(({ path }) => path.includes('brand'))).toHaveLength(6);
  });

  test('is not forgotten by the next campaign of the tab: its save carries what the last one could not', async () => {
    online().trouble(/subjects/, ...Array.from({ length: 5 }, () => 'away' as const));
    await save();
    await until(() => ways().length === 5);
    const next = await openRealPage('ws10', { store: page.store });
    await loadPayload(next);
    await runEffects(next, 'home', savingEffects);
    const rows = (await consentsOf()).map((row) => `${row.campaign} ${row.step} ${row.consent_type}`);
    expect(rows).toEqual(
      ['s6 phone', 'ws10 home'].flatMap((place) => ['sms', 'call', 'clinic'].map((type) => `${place} ${type}`)),
    );
    expect(saved()).toMatchObject({ consentsOwed: [], consentsDue: [] });
  });
});

describe('the next campaign of the tab', () => {
  const agreed = { indication: true, phone: true, email: true };
  const away = Array.from({ length: 5 }, () => 'away' as const);
  let storages: { local: StorageInMemory; session: StorageInMemory };

  /** What the tab stored, as its next page reads it. */
  function restored() {
    page.store.flush();
    const store = createAppStore(storages);
    store.restore();
    return store;
  }

  beforeEach(async () => {
    storages = { local: new StorageInMemory(), session: new StorageInMemory() };
    const store = createAppStore(storages);
    store.restore();
    page = await openVisit('s6', { store });
    answer(page, { country: 'IE', postalCode: 'D02 X285', consents: agreed });
  });

  async function pressWhileAway() {
    online().trouble(/subjects/, ...away);
    await save();
    await until(() => ways().length === away.length);
  }

  test('saves abroad what was pressed in the last one, as it was, before anything of its own is agreed to', async () => {
    await pressWhileAway();
    const next = await openRealPage('ws10', { store: restored(), search: '?studyId=1' });
    await loadPayload(next);
    answer(next, { firstName: 'Eva' });
    await resumeSaving(next);
    expect(await leadOf(next)).toMatchObject([{ first_name: 'Ana', campaign: 's6', study_id: null }]);
    const given = (await consentsOf(next)).map((row) => `${row.campaign} ${row.consent_type} ${row.has_consent}`);
    expect(given).toEqual(['s6 sms true', 's6 call true']);
    expect(saved(next)).toMatchObject({ isPending: false, failed: false, unconfirmed: [], consentsOwed: [] });
  });

  test('saves it although nothing of the server but saving can be had', async () => {
    await pressWhileAway();
    const next = await openRealPage('ws10', { store: restored() });
    online().trouble(/payload/, ...away);
    await openPayload(next);
    expect(next.store.getState().payload.status).toBe('failed');
    await resumeSaving(next);
    expect(await leadOf(next)).toMatchObject([{ first_name: 'Ana', campaign: 's6' }]);
  });

  test('saves what is pressed in it after what was pressed before', async () => {
    await pressWhileAway();
    const next = await openRealPage('ws10', { store: restored(), search: '?studyId=1' });
    await loadPayload(next);
    answer(next, { firstName: 'Eva', consents: agreed });
    await Promise.all([resumeSaving(next), save(next)]);
    const subjects = ways().slice(away.length);
    expect(subjects.filter((way) => way.includes('subjects'))).toEqual([
      'POST /api/subjects',
      'PUT /api/subjects/:slug',
    ]);
    expect(await leadOf(next)).toMatchObject([{ first_name: 'Eva', campaign: 'ws10', study_id: 1 }]);
    expect(new Set((await consentsOf(next)).map((row) => row.campaign))).toEqual(new Set(['s6', 'ws10']));
  });

  test('is not kept from saving by what the server refuses of the last one', async () => {
    await pressWhileAway();
    page.store.setState(({ saved: { unconfirmed = [], ...others } }) => ({
      saved: { ...others, unconfirmed: unconfirmed.map((one) => ({ ...one, lead: { ...one.lead, phone1: 'none' } })) },
    }));
    const next = await openRealPage('ws10', { store: restored() });
    await loadPayload(next);
    answer(next, { consents: agreed });
    await save(next);
    expect(await leadOf(next)).toMatchObject([{ campaign: 'ws10' }]);
    expect(saved(next)).toMatchObject({ isPending: false, failed: false });
  });

  test('submits what was decided about commercial texts in the last one, and takes it for no answer of its own', async () => {
    const brand = () => online().sent.filter(({ path }) => path.includes('brand')).length;
    page = await openVisit('ws19', { store: page.store });
    await save();
    online().trouble(/brand/, ...away);
    answer(page, { consents: { commercial: true } });
    await runEffects(page, 'result', [{ effect: 'submitCommercialConsent' }]);
    await until(() => brand() === away.length);
    const next = await openRealPage('ws10', { store: restored() });
    await loadPayload(next);
    await resumeSaving(next);
    await until(() => saved(next).commercialOwed === undefined);
    sendWaiting(next);
    expect(brand()).toBe(away.length + 1);
    const given = (await consentsOf(next)).filter((row) => row.consent_type === 'commercial');
    expect(given).toMatchObject([{ campaign: 'ws19', has_consent: true }]);
  });

  test('that a link opens changes the lead of the link by nothing that was pressed for another', async () => {
    const other = await openVisit('s6');
    answer(other, { firstName: 'Eva' });
    await save(other);
    online().trouble(/subjects/, ...away);
    await save();
    await until(() => ways().length === away.length + 1);
    const { leadId = '' } = saved();
    const search = `?slug=${saved(other).slug ?? ''}`;
    page = await openRealPage('lead-update', { store: restored(), search });
    await enter();
    expect(await leadOf(other)).toMatchObject([{ first_name: 'Eva' }]);
    const own = await server().db.selectFrom('lead').select('campaign').where('id', '=', leadId).execute();
    expect(own).toEqual([{ campaign: 's6' }]);
    expect(page.store.getState().answers).toMatchObject({ firstName: 'Eva' });
  });
});
