import { expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const titled = (en: string, es: string) =>
  report({ sound: { ...soundCampaign, pageTitle: { en, es } } }, 'sound', { strict: ['es'] });

test.each(['COVID-19', 'Normal', 'Demo Hospital'])('a name may be alike in both languages: %s', (name) => {
  expect(titled(name, name)).toMatchObject({ findings: 0 });
});

test.each([
  ['We call you soon', 'We call you soon ', /C031 The Spanish for pageTitle is the English: "We call you soon"/],
  ['Normal', '  ', /C031 No Spanish for pageTitle: "Normal"/],
])('"%s" is not translated by "%s"', (en, es, expected) => {
  expect(titled(en, es).text).toMatch(expected);
});
