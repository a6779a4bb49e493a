import { describe, expect, test } from 'vitest';
import { effectContext } from '#src/app/effects/effectContext.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { sendWaiting } from '#src/effects/sendWaiting.ts';
import { resumeSaving } from '#src/app/journey/resumeSaving.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { loadPayload } from '#src/app/payload/loadPayload.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { openVisit, answer, until, consent, openSavingWorld } from './savingWorld.ts';

const { online, visit, save, saved, ways, consentsOf, standing } = openSavingWorld();

describe('what was agreed to', () => {
  test('is sent again only when it changed', async () => {
    const email = 'ana@example.org';
    const consents = { indication: true, phone: true, email: true };
    answer(visit.page, { country: 'IE', postalCode: 'D02 X285', email, consents });
    await save();
    await save();
    answer(visit.page, { consents: { indication: true, phone: false, email: true } });
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
    answer(visit.page, { email: 'ana@example.org' });
    await save();
    answer(visit.page, { phone: '+13125550188' });
    await save();
    answer(visit.page, { email: 'diaz@example.org' });
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
    answer(visit.page, { country: 'IE', postalCode: 'D02 X285', consents: { indication: true, phone: true } });
    await save();
    online().trouble(/consents/, 'away', 'away');
    answer(visit.page, { consents: { indication: false, phone: false } });
    sendWaiting(effectContext(visit.page));
    await until(() => ways().filter((way) => way === consent).length === 2);
    expect(await standing()).toEqual({ sms: true, call: true });
    await resumeSaving(visit.page);
    await until(() => saved().consentsDue?.length === 0);
    expect(await standing()).toEqual({ sms: false, call: false });
    expect(ways().filter((way) => way.includes('subjects'))).toHaveLength(1);
  });

  test('to commercial texts that one page could not submit is submitted by the next one of the tab', async () => {
    visit.page = await openVisit('ws19');
    await save();
    online().trouble(/brand/, ...Array.from({ length: 5 }, () => 'away' as const));
    answer(visit.page, { consents: { commercial: true } });
    await runEffects(visit.page, 'result', [{ effect: 'submitCommercialConsent' }]);
    await until(() => online().sent.filter(({ path }) => path.includes('brand')).length === 5);
    expect(await standing()).not.toHaveProperty('commercial');
    const next = await openRealPage('ws19', { store: visit.page.store });
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
    const next = await openRealPage('ws10', { store: visit.page.store });
    await loadPayload(next);
    await runEffects(next, 'home', savingEffects);
    const rows = (await consentsOf()).map((row) => `${row.campaign} ${row.step} ${row.consent_type}`);
    expect(rows).toEqual(
      ['s6 phone', 'ws10 home'].flatMap((place) => ['sms', 'call', 'clinic'].map((type) => `${place} ${type}`)),
    );
    expect(saved()).toMatchObject({ consentsOwed: [], consentsDue: [] });
  });
});
