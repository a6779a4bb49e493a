import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checks } from '#src/checks/index.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { locales } from '#src/i18n/locales/index.ts';
import type { LocaleDefinition } from '#src/i18n/locales/locale.ts';
import { kinds } from '#widgets/index.ts';

/** Where languages are named: the registry and its folders, messages at what they belong to, demo data, examples of documents, what migrations have released, tests. */
const mayName = [
  /^src[/]i18n[/]locales[/]/,
  /^src[/]generated[/]/,
  /^widgets[/]\w+[/](spec|messages)[.]ts$/,
  /^src[/]checks[/]/,
  /^src[/]kit[/](advisorHours|textHelp)[.]ts$/,
  /^widgets[/]shared[/]\w+Messages[.]ts$/,
  /^src[/]domain[/]countries[/]\w+[.]ts$/,
  /^src[/]checker[/]codes[/]\w+[.]ts$/,
  /^src[/]server[/]db[/]demo[/]/,
  /^src[/]server[/]db[/]migrations[/]/,
  /[.]test[.]tsx?$|[/]testing[/]/,
];

const files = globSync('{src,widgets,scripts}/**/*.{ts,tsx}').filter(
  (file) => !mayName.some((place) => place.test(file)),
);

/** The code as a text, a property that is read, or a key; ordinary words that look like one stay out of `key`. */
const namings = (code: string) => [
  new RegExp(`['"\`]${code}['"\`]`),
  new RegExp(`[.]${code}\\b(?![/(])`),
  new RegExp(`[{,(]\\s*${code}\\??:`),
];

test.each(localeCodes())('no code outside the registry, its folders and messages names the language %s', (code) => {
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    return namings(code).some((naming) => naming.test(text));
  });
  expect(found).toEqual([]);
});

test('a language that is named is found, however it is', () => {
  const all = ["const other = 'es';", 'text.es', 'const both = { es: 1 };', 'type T = { es?: string }'];
  expect(all.map((text) => namings('es').some((naming) => naming.test(text)))).toEqual([true, true, true, true]);
  expect(namings('es').some((naming) => naming.test('const yes = rules.essential'))).toBe(false);
});

/** Kinds, messages and checks that a language has words for and that do not exist. */
function unknownIn({ kinds: words = {}, checks: ofChecks = {} }: LocaleDefinition): string[] {
  const known: Readonly<Record<string, { messages: { en: object } }>> = kinds;
  const ofKinds = Object.entries(words).flatMap(([kind, messages]) =>
    Object.keys(messages).flatMap((key) => (key in (known[kind]?.messages.en ?? {}) ? [] : [`kinds.${kind}.${key}`])),
  );
  return [...ofKinds, ...Object.keys(ofChecks).flatMap((check) => (check in checks ? [] : [`checks.${check}`]))];
}

test.each(Object.entries(locales))(
  'the language %s has words only for kinds, messages and checks that exist',
  (_, of) => {
    expect(unknownIn(of)).toEqual([]);
  },
);

test('words for what does not exist are found by name', () => {
  const kindsOfTest = { Fone: { fieldName: 'x' }, Phone: { feildName: 'x', fieldName: 'x' } };
  const found = unknownIn({ ...locales.en, kinds: kindsOfTest, checks: { nosuch: 'x', length: 'x' } });
  expect(found).toEqual(['kinds.Fone.fieldName', 'kinds.Phone.feildName', 'checks.nosuch']);
});
