import { expect, test } from 'vitest';
import type { Locale } from '#src/domain/facts.ts';
import { policiesIn, policyNames, type PolicyName } from '#src/domain/policies.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const languages = localeCodes();
const server = testServer({ open: openAbsent });
const policy = async (name: PolicyName, locale: Locale) =>
  (await server().stranger().send('GET', policiesIn(locale)[name])).body;

test.each(languages)(
  'every policy in %s ends with the number to call, and sends nobody to another place',
  async (locale) => {
    for (const name of policyNames) {
      const page = await policy(name, locale);
      expect(page).toMatch(/<p>[^<]+ <a href="tel:[^"]+">[^<]+<\/a><\/p>\n<\/main>/);
      expect(page).not.toMatch(/tel:[^]*tel:|number at the top|número que aparece/);
    }
  },
);

test.each(languages)('the link that the notice of HIPAA names in %s is on its page', async (locale) => {
  const page = await policy('hipaa', locale);
  const named = [...page.matchAll(/[“«]([^”»]*)[”»]/g)].map(([, text]) => text);
  const links = [...page.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);
  expect(named).toHaveLength(1);
  expect(links).toContain(named[0]);
});
