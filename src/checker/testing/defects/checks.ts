import type { Json } from '#src/checker/json.ts';
import { added, fieldsOf, isOnePage, listAt, planted, type Sort } from './planting.ts';

const put = (name: string, code: Sort['code'], kinds: readonly string[], check: Json): Sort => ({
  name,
  code,
  plant: (document) =>
    fieldsOf(document)
      .filter(({ value }) => kinds.includes(String(value['kind'])))
      .map(({ path }) => planted(document, [...path, 'checks'], [check])),
});

/** Kinds whose answer is a text. */
const texts = ['FullName', 'Email', 'PostalCode'];

const expression = (name: string, code: Sort['code'], pattern: string, kinds = texts) =>
  put(name, code, kinds, { check: 'regex', params: { pattern } });

/** A field about the phone number, above the one field that asks for it. */
const early = (name: string, field: Json): Sort => ({
  name,
  code: 'C025',
  plant: (document) => {
    const asking = fieldsOf(document).filter(({ value }) => ['Phone', 'ContactForm'].includes(String(value['kind'])));
    const [first, ...others] = isOnePage(document) ? asking : [];
    if (!first || others.length > 0 || first.value['kind'] !== 'Phone') return [];
    const fields = first.path.slice(0, -1);
    const at = Number(first.path.at(-1));
    const all = listAt(document, fields).toSpliced(at, 0, { id: 'about', ...field });
    return [planted(document, fields, all, [...fields, at])];
  },
});

/** Defects of the checks of answers. */
export const checkSorts: readonly Sort[] = [
  put('a check of numbers on a text', 'C022', texts, {
    check: 'min_value',
    params: { value: 1 },
  }),
  put('a check of a text on a number', 'C022', ['Age'], { check: 'min', params: { length: 1 } }),
  put('a check on a kind that has nothing to check', 'C022', ['Heading', 'Benefits'], {
    check: 'min',
    params: { length: 1 },
  }),
  put('a text of no characters', 'C023', texts, {
    check: 'length',
    params: { length: 0 },
  }),
  put('an age that nobody enters', 'C023', ['Age'], { check: 'min_value', params: { value: 110 } }),
  {
    name: 'two checks that no answer passes both',
    code: 'C023',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => texts.includes(String(value['kind'])))
        .map(({ path }) => {
          const checks = [
            { check: 'min', params: { length: 9 } },
            { check: 'max', params: { length: 3 } },
          ];
          return planted(document, [...path, 'checks'], checks, [...path, 'checks', 1]);
        }),
  },
  expression('an expression that is none', 'C023', '('),
  expression('an expression that no text matches', 'C023', '(?=a)b'),
  expression('an expression that no answer of the kind matches', 'C023', '[0-9]{3}'),
  put('a text shorter than any answer of the kind', 'C023', texts, {
    check: 'max',
    params: { length: 2 },
  }),
  expression('an expression for the postal codes of one country', 'C066', '60[0-9]{3}', ['PostalCode']),
  expression('a name without apostrophes and hyphens', 'C090', '\\p{L}+( \\p{L}+)+', ['FullName', 'CaregiverName']),
  expression('a name of English letters', 'C090', "[A-Za-z' -]+", ['FullName', 'CaregiverName']),
  expression('a name of two words', 'C090', '\\S+ \\S+', ['FullName', 'CaregiverName']),
  expression('an address of one ending', 'C090', '\\S+@\\S+[.]com', ['Email']),
  expression('a phone number of one country', 'C090', '[+]1\\d{10}', ['Phone']),
  put('a name of eight letters or more', 'C090', ['FullName', 'CaregiverName'], {
    check: 'min',
    params: { length: 8 },
  }),
  put('an address of few letters', 'C090', ['Email'], { check: 'max', params: { length: 20 } }),
  put('a phone number of ten digits', 'C090', ['Phone'], { check: 'length', params: { length: 10 } }),
  expression('an expression with a count in a count', 'C034', '(\\w+ ?)*x'),
  expression('an expression with choices that begin alike', 'C034', '(a|b|ab)*'),
  expression('an expression with many counts of the same in a row', 'C034', '.*.*.*.*@'),
  early('an answer that is repeated before it is asked for', {
    kind: 'Confirmation',
    options: { answer: 'phone' },
    checks: [{ check: 'confirmed' }],
  }),
  early('a code that is sent before there is a number', { kind: 'ContactCode' }),
  added('a repeated answer that nothing compares', 'C024', { kind: 'Confirmation', options: { answer: 'phone' } }),
  {
    name: 'a repeated answer that may be left out',
    code: 'C128',
    plant: (document) => {
      const emails = fieldsOf(document).filter(({ value }) => value['kind'] === 'Email');
      const again = { kind: 'Confirmation', options: { answer: 'email' }, checks: [{ check: 'confirmed' }] };
      return emails.length === 1 && emails[0]?.value['required'] === false
        ? added('', 'C128', again).plant(document)
        : [];
    },
  },
  {
    name: 'a repeated answer that was never asked',
    code: 'C025',
    plant: (document) => {
      const asks = fieldsOf(document).some(({ value }) =>
        ['Email', 'LeadVerification', 'ContactForm'].includes(String(value['kind'])),
      );
      const field = { kind: 'Confirmation', options: { answer: 'email' }, checks: [{ check: 'confirmed' }] };
      return asks ? [] : added('', 'C025', field).plant(document);
    },
  },
];
