import { describe, expect, test } from 'vitest';
import { consentLibrary } from '#src/checker/projectFiles.ts';
import { countsOf, readingOf } from '#src/checker/readingLevel.ts';
import type { CountryCode, Locale } from '#src/domain/facts.ts';
import { linkedBlocks, type LinkedPart } from '#src/domain/linkedText.ts';
import { openRealPage } from '#tests/support/realPage.ts';

const library = consentLibrary('campaigns/consents');
/** The consents of the campaign types; the others are shared. */
const shared = ['clinic', 'commercial', 'medicalRecords', 'medicalRecordsHealthData', 'studyAlerts'];
const own = library.names.filter((name) => !shared.includes(name));
const locales = ['en', 'es'] as const;
const linksOf = (text: string) => new Set([...text.matchAll(/\]\((\w+)\)/g)].map(([, name]) => name));
const written = (name: string, audience: 'us' | 'international', locale: Locale) =>
  library.wordings(name)[audience][locale] ?? '';

const doctor = { en: /doctor’s office/, es: /consultorio/ };
const fiveYears = { en: /valid for 5 years/, es: /válid[oa] por 5 años/ };
const ofSelfOrOther = {
  en: /your own, or those of the person you answer for/,
  es: /los suyos, o los de la persona por la que responde/,
};
const ofReaderAlone = { en: /your medical records|treated you/, es: /sus registros médicos|le han atendido/ };
const fitsReaderAlone = { en: /\bfits? you\b|right for you\b/, es: /(es|adecuados?) para usted/ };
const frequency = { en: /message frequency varies/, es: /frecuencia de los mensajes( de texto)? varía/i };

/** As authorities call it in each language. */
const doNotCall = { en: /do-not-call list/, es: /lista de «No llamar»/ };

/** Those that visitors read themselves; an agent reads the other one to them. */
const read = [...own.filter((name) => name !== 'partnerScreener'), 'studyAlerts'];
const inShort = {
  en: { title: 'In short:', points: ['Who', 'What for', 'How to stop'] },
  es: { title: 'En resumen:', points: ['Quién', 'Para qué', 'Cómo dejarlo'] },
};

const plain = (parts: readonly LinkedPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

describe.each(locales)('in the language %s', (locale) => {
  test.each(own)('the consent of %s is another in the US and elsewhere, and names what each has to', (name) => {
    const [us, abroad] = [written(name, 'us', locale), written(name, 'international', locale)];
    expect(linksOf(us)).toEqual(new Set(['healthData', 'hipaa', 'privacy', 'terms']));
    // The notice of an American law is nothing for others.
    expect(linksOf(abroad)).toEqual(new Set(['healthData', 'privacy', 'terms']));
    expect([us, abroad].map((text) => doctor[locale].test(text))).toEqual([false, true]);
    expect([us, abroad].map((text) => frequency[locale].test(text))).toEqual([true, true]);
    expect(us).toMatch(doNotCall[locale]);
    expect(us).toContain('{shortCode}');
    expect(us).toContain('{smsHelp}');
  });

  test.each(read)(
    'the consent of %s says first, in three points that are easy to read, who, what for and how to stop',
    (name) => {
      for (const audience of ['us', 'international'] as const) {
        const [title, points] = linkedBlocks(written(name, audience, locale));
        expect(title).toEqual([inShort[locale].title]);
        const items = points && 'items' in points ? points.items.map(plain) : [];
        expect(items.map((item) => item.split(':')[0])).toEqual(inShort[locale].points);
        for (const item of items)
          expect(readingOf(countsOf(item, locale), locale)?.isTooHard('consent'), item).toBe(false);
      }
    },
  );

  test.each(['medicalRecords', 'medicalRecordsHealthData'])('%s names how long it is valid', (name) => {
    for (const audience of ['us', 'international'] as const)
      expect(written(name, audience, locale)).toMatch(fiveYears[locale]);
  });

  test.each(['medicalRecords', 'medicalRecordsHealthData'])(
    '%s fits a parent too, whose child’s records they are',
    (name) => {
      for (const audience of ['us', 'international'] as const) {
        expect(written(name, audience, locale)).toMatch(ofSelfOrOther[locale]);
        expect(written(name, audience, locale)).not.toMatch(ofReaderAlone[locale]);
      }
    },
  );

  test.each(library.names)(
    'the consent of %s says of no study that it may fit whoever reads it: a parent does, too',
    (name) => {
      for (const audience of ['us', 'international'] as const)
        expect(written(name, audience, locale)).not.toMatch(fitsReaderAlone[locale]);
    },
  );

  test('the consent to commercial texts names their sender and their frequency', () => {
    expect(written('commercial', 'us', locale)).toContain('{shortCode}');
    expect(written('commercial', 'us', locale)).toMatch(frequency[locale]);
  });
});

test.each([
  ['ws10', 'contact', 'en', 'HELP for help, or call 1-800-555-0103.', 'the short code 12345;'],
  ['s6', 'contact', 'es', 'HELP para pedir ayuda, o llame al 1-800-555-0103.', 'del código corto 12345;'],
  ['ws19', 'commercial', 'en', 'HELP for help, or call 1-800-555-0103.', 'the short code 12345;'],
  ['ws19', 'commercial', 'es', 'HELP para pedir ayuda, o llame al 1-800-555-0103.', 'del código corto 12345;'],
] as const)('the %s consent to texts (%s, %s) names the numbers', async (flow, name, locale, help, sender) => {
  const { text } = (await openRealPage(flow, { locale })).consentText(name);
  expect(text).toContain(help);
  expect(text).toContain(sender);
  expect(text).not.toContain('{');
});

test.each<[CountryCode, RegExp]>([
  ['US', /\n\nPressing the button below is your consent/],
  ['GB', /\n\nPlease read this before you check the box/],
])('a visitor in %s reads the wording of the law there', async (country, words) => {
  const page = await openRealPage('ws10');
  page.store.setState({ answers: { country } });
  expect(page.consentText('contact').text).toMatch(words);
});

test.each([
  ['en', ''],
  ['es', '/es'],
] as const)('the policies in %s are those of the language', async (locale, prefix) => {
  const { policies } = await openRealPage('ws10', { locale });
  expect((['privacy', 'terms', 'healthData', 'hipaa', 'cookies'] as const).map((name) => policies[name])).toEqual(
    ['privacy-policy', 'terms-of-use', 'consumer-health-data-privacy-notice', 'hipaa-notice', 'cookie-policy'].map(
      (name) => `${prefix}/${name}`,
    ),
  );
});
