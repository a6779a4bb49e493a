import { expect, test } from 'vitest';
import { report, withSteps } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const { indications } = soundCampaign.steps;
const asking = withSteps({
  indications: { ...indications, fields: [...indications.fields, { kind: 'ImageCapture' }] },
});

test('a field that asks for a picture in a campaign that takes none is named and placed', () => {
  const { text, findings } = report({ sound: asking }, 'sound');
  expect(findings).toBe(1);
  expect(text).toMatch(/sound\.json:\d+:\d+.*The field "imageCapture" asks for a picture, which the server refuses/);
});

test('with the days for which pictures are kept, its own or inherited, nothing is found', () => {
  const base = { ...asking, pictures: { keptDays: 30 }, consent: { text: 'imageCapture' } };
  const heir = { name: 'heir', extends: 'sound' };
  expect(report({ sound: base }, 'sound').findings).toBe(0);
  expect(report({ sound: base, heir }, 'heir').findings).toBe(0);
});
