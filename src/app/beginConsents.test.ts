import { expect, test } from 'vitest';
import { openRealPage } from '#tests/realPage.ts';
import { beginConsents } from './beginConsents.ts';

test.each([
  ['stand on its next page', 'ws10', '?studyId=1', true],
  ['do not stand for another study', 'ws10', '?studyId=2', false],
  ['do not stand in another campaign', 'ws21', '?studyId=1', false],
])('consents given in a screener of a study %s', async (_, flow, search, areKept) => {
  const first = await openRealPage('ws10', { search: '?studyId=1' });
  beginConsents(first);
  const given = { firstName: 'Rosa', consents: { medicalRecords: true } };
  first.store.setState(({ saved }) => ({ answers: given, saved: { ...saved, consentsSent: { sms: true } } }));
  beginConsents(await openRealPage(flow, { search, store: first.store }));
  const { answers, saved } = first.store.getState();
  expect(answers).toEqual(areKept ? given : { firstName: 'Rosa' });
  expect(saved.consentsSent).toEqual(areKept ? { sms: true } : {});
});
