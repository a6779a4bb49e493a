import { describe, expect, test } from 'vitest';
import { resumeSaving } from '#src/app/journey/resumeSaving.ts';
import { loadPayload } from '#src/app/payload/loadPayload.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { createAppStore } from '#src/store/store.ts';
import { StorageInMemory } from '#src/store/testing/storageInMemory.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { openVisit, answer, until, consent, leave, openSavingWorld } from './savingWorld.ts';

const { server, online, visit, save, saved, ways, leadOf, consentsOf, standing } = openSavingWorld();

/** The calls that saved, or tried to. */
const saves = () => ways().filter((way) => way.includes('subjects'));

describe('saving a lead', () => {
  test('creates it with what was agreed to, and updates it later', async () => {
    await save();
    expect((await consentsOf()).map(({ consent_type: type }) => type)).toEqual(['sms', 'call', 'clinic']);
    answer(visit.page, { email: 'ana@example.org' });
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
    visit.page = await openVisit('ws10', { search: '?studyId=1&psr=1&tg=7&o=9&pgroup=g7&utm_source=a%00b' });
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
    answer(visit.page, { phone: '' });
    await save();
    expect(ways()).toEqual([]);
    expect(saved()).toMatchObject({ subjectSaved: false, isPending: false });
  });

  test('does not begin without a country, and says that nothing is saved', async () => {
    // A storage that somebody edited may name any country.
    answer(visit.page, { country: 'XX' as 'US' });
    await save();
    expect(ways()).toEqual([]);
    expect(saved()).toMatchObject({ subjectSaved: false, failed: true });
  });

  test('repeats the key with the content, and takes another for other content', async () => {
    online().trouble(/subjects/, 'lost');
    await save();
    answer(visit.page, { age: 40 });
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
    answer(visit.page, { email: 'new@example.org' });
    await save();
    await expect.poll(saves).toHaveLength(3);
    expect(await leadOf()).toMatchObject([{ email: 'new@example.org' }]);
    expect(saves()).toHaveLength(3);
  });

  test('two at once leave one lead and record each consent once', async () => {
    await Promise.all([save(), save()]);
    expect(await consentsOf()).toHaveLength(3);
    expect(ways().filter((way) => way === 'POST /api/subjects')).toHaveLength(1);
    expect(await leadOf()).toHaveLength(1);
  });

  test('a lead that the server has lost is created anew', async () => {
    visit.page.store.setState((state) => ({
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
    visit.page.store.clear();
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
    visit.page = await openVisit(flow);
    answer(visit.page, { country: 'IE', postalCode: 'D02 X285', phone: '+353850123456', phoneCountry: 'IE' });
    const before = online().sent.length;
    for (const name of ['name', 'phone', 'email'] as const) await leave(visit.page, name);
    await resumeSaving(visit.page);
    expect(ways()).toEqual([]);
    const rest = JSON.stringify(online().sent.slice(before));
    expect(rest).not.toMatch(/Ana|Diaz|353850123456|D02/);
    expect(saved()).toMatchObject({ subjectSaved: false, isPending: false, failed: false });
    answer(visit.page, { consents: agreed });
    await leave(visit.page, 'indications');
    expect(ways()).toEqual(['POST /api/subjects']);
    expect(Object.keys(await standing()).length).toBeGreaterThan(1);
    expect(await leadOf()).toMatchObject([{ first_name: 'Ana', country: 'IE' }]);
  });

  test('nothing new is saved once the consent is taken back, which itself is sent', async () => {
    answer(visit.page, { country: 'IE', postalCode: 'D02 X285', consents: agreed });
    await save();
    answer(visit.page, { firstName: 'Eva', consents: { ...agreed, indication: false, phone: false, email: false } });
    await save();
    expect(await leadOf()).toMatchObject([{ first_name: 'Ana' }]);
    expect(ways().slice(1)).toEqual([consent, consent]);
    const last = new Map((await consentsOf()).map(({ consent_type, has_consent }) => [consent_type, has_consent]));
    expect([...last.values()]).toEqual([false, false]);
  });
});
