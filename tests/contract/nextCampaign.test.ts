import { beforeEach, describe, expect, test } from 'vitest';
import { effectContext } from '#src/app/effects/effectContext.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { sendWaiting } from '#src/effects/sendWaiting.ts';
import { resumeSaving } from '#src/app/journey/resumeSaving.ts';
import { loadPayload } from '#src/app/payload/loadPayload.ts';
import { openPayload } from '#src/app/journey/openPayload.ts';
import { createAppStore } from '#src/store/store.ts';
import { StorageInMemory } from '#src/store/testing/storageInMemory.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { openVisit, answer, until, openSavingWorld } from './savingWorld.ts';

const { server, online, visit, save, saved, enter, ways, leadOf, consentsOf } = openSavingWorld();

describe('the next campaign of the tab', () => {
  const agreed = { indication: true, phone: true, email: true };
  const away = Array.from({ length: 5 }, () => 'away' as const);
  let storages: { local: StorageInMemory; session: StorageInMemory };

  /** What the tab stored, as its next page reads it. */
  function restored() {
    visit.page.store.flush();
    const store = createAppStore(storages);
    store.restore();
    return store;
  }

  beforeEach(async () => {
    storages = { local: new StorageInMemory(), session: new StorageInMemory() };
    const store = createAppStore(storages);
    store.restore();
    visit.page = await openVisit('s6', { store });
    answer(visit.page, { country: 'IE', postalCode: 'D02 X285', consents: agreed });
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
    visit.page.store.setState(({ saved: { unconfirmed = [], ...others } }) => ({
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
    visit.page = await openVisit('ws19', { store: visit.page.store });
    await save();
    online().trouble(/brand/, ...away);
    answer(visit.page, { consents: { commercial: true } });
    await runEffects(visit.page, 'result', [{ effect: 'submitCommercialConsent' }]);
    await until(() => brand() === away.length);
    const next = await openRealPage('ws10', { store: restored() });
    await loadPayload(next);
    await resumeSaving(next);
    await until(() => saved(next).commercialOwed === undefined);
    sendWaiting(effectContext(next));
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
    visit.page = await openRealPage('lead-update', { store: restored(), search });
    await enter();
    expect(await leadOf(other)).toMatchObject([{ first_name: 'Eva' }]);
    const own = await server().db.selectFrom('lead').select('campaign').where('id', '=', leadId).execute();
    expect(own).toEqual([{ campaign: 's6' }]);
    expect(visit.page.store.getState().answers).toMatchObject({ firstName: 'Eva' });
  });
});
