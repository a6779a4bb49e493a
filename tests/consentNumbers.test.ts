import { expect, test } from 'vitest';
import { openRealPage } from './realPage.ts';

test.each([
  ['ws10', 'contact', 'en', 'HELP for help, or call 1-800-555-0103.'],
  ['s6', 'contact', 'es', 'HELP para pedir ayuda, o llame al 1-800-555-0103.'],
  ['ws19', 'commercial', 'en', 'HELP for help, or call 1-800-555-0103.'],
  ['ws19', 'commercial', 'es', 'HELP para pedir ayuda, o llame al 1-800-555-0103.'],
] as const)('the %s consent to texts (%s, %s) names the number that helps', async (flow, name, locale, words) => {
  const { text } = (await openRealPage(flow, { locale })).consentText(name);
  expect(text).toContain(words);
  expect(text).not.toContain('{');
});
