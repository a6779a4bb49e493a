import { defaultFieldId } from '#src/flow/fieldId.ts';
import type { Json } from '#src/checker/json.ts';
import { changed, fieldsOf, listAt, objectAt, planted, printed, stepsOf, textsOf } from './planting.ts';
import type { Path, Planted, Sort } from './planting.ts';

/** A step that flows may have and this document does not. */
function absentStep(document: Json): string {
  const has = objectAt(document, ['steps']);
  return ['secondaryScreeningScheduling', 'oncologyConfirmation', 'pictures'].find((name) => !(name in has)) ?? '';
}

const choices = (document: Json): Path[] =>
  stepsOf(document).flatMap(({ path, value }) => (typeof value['next'] === 'object' ? [[...path, 'next']] : []));

const references: readonly Sort[] = [
  {
    name: 'a next step that is not there',
    code: 'C017',
    plant: (document) =>
      stepsOf(document).map(({ path }) => planted(document, [...path, 'next'], absentStep(document))),
  },
  {
    name: 'an otherwise that is not there',
    code: 'C017',
    plant: (document) =>
      choices(document).map((path) => planted(document, [...path, 'otherwise'], absentStep(document))),
  },
  {
    name: 'a case to a step that is not there',
    code: 'C017',
    plant: (document) =>
      choices(document).flatMap((path) =>
        listAt(document, [...path, 'cases']).map((_, index) =>
          planted(document, [...path, 'cases', index, 'to'], absentStep(document)),
        ),
      ),
  },
  {
    name: 'a home that is not there',
    code: 'C017',
    plant: (document) => [planted(document, ['home'], absentStep(document))],
  },
  {
    name: 'a landing page that is not there',
    code: 'C017',
    plant: (document) => [planted(document, ['landings', 'study'], absentStep(document))],
  },
  {
    name: 'a step after a signature that is not there',
    code: 'C017',
    plant: (document) => [planted(document, ['signedStep'], absentStep(document))],
  },
  {
    name: 'a field twice',
    code: 'C018',
    plant: (document) =>
      fieldsOf(document).map(({ path, value }) => {
        const fields = path.slice(0, -1);
        const list = listAt(document, fields);
        return planted(document, fields, [...list, value], [...fields, list.length]);
      }),
  },
  {
    name: 'two steps of one address',
    code: 'C019',
    plant: (document) => {
      const [first, ...others] = stepsOf(document);
      const address = first?.value['path'] ?? first?.name;
      return others.map(({ path }) => planted(document, [...path, 'path'], address));
    },
  },
  {
    name: 'an address of another campaign',
    code: 'C020',
    plant: (document) =>
      [planted(document, ['aliases'], ['flare', 'other-than-all'])].slice(document['name'] === 'flare' ? 1 : 0),
  },
];

const put = (name: string, code: Sort['code'], kinds: readonly string[], check: Json): Sort => ({
  name,
  code,
  plant: (document) =>
    fieldsOf(document)
      .filter(({ value }) => kinds.includes(String(value['kind'])))
      .map(({ path }) => planted(document, [...path, 'checks'], [check])),
});

/** A field added to each step that has fields. */
const added = (name: string, code: Sort['code'], field: Json): Sort => ({
  name,
  code,
  plant: (document) =>
    stepsOf(document).flatMap(({ path }): (() => Planted)[] => {
      const fields = [...path, 'fields'];
      const list = listAt(document, fields);
      return list.length === 0
        ? []
        : [planted(document, fields, [...list, { id: 'added', ...field }], [...fields, list.length])];
    }),
});

const checks: readonly Sort[] = [
  put('a check of numbers on a text', 'C022', ['FullName', 'Email', 'PostalCode'], {
    check: 'min_value',
    params: { value: 1 },
  }),
  put('a check of a text on a number', 'C022', ['Age'], { check: 'min', params: { length: 1 } }),
  put('a check on a kind that has nothing to check', 'C022', ['Heading', 'Benefits'], {
    check: 'min',
    params: { length: 1 },
  }),
  put('a text of no characters', 'C023', ['FullName', 'Email', 'PostalCode'], {
    check: 'length',
    params: { length: 0 },
  }),
  put('an expression that is none', 'C023', ['FullName', 'Email', 'PostalCode'], {
    check: 'regex',
    params: { pattern: '(' },
  }),
  put('an expression with a count in a count', 'C034', ['FullName', 'Email', 'PostalCode'], {
    check: 'regex',
    params: { pattern: '(\\w+ ?)*x' },
  }),
  put('an expression with choices that begin alike', 'C034', ['FullName', 'Email', 'PostalCode'], {
    check: 'regex',
    params: { pattern: '(a|b|ab)*' },
  }),
  added('a repeated answer that nothing compares', 'C024', { kind: 'Confirmation', options: { answer: 'phone' } }),
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

/** A text written for a key in all languages; it is reported once. */
export const copied = (
  name: string,
  code: Sort['code'],
  keyOf: (document: Json) => string | undefined,
  text = 'x',
): Sort => ({
  name,
  code,
  plant: (document) => {
    const key = keyOf(document);
    if (key === undefined) return [];
    const inEnglish = changed(document, ['copy', 'en', key], text);
    return [() => ({ text: printed(changed(inEnglish, ['copy', 'es', key], text)), path: ['copy', 'en', key] })];
  },
});

/** `step.field` of the first field of a kind. */
export function fieldOf(document: Json, kind: string): string | undefined {
  const field = fieldsOf(document).find(({ value }) => value['kind'] === kind);
  const id = typeof field?.value['id'] === 'string' ? field.value['id'] : defaultFieldId(kind);
  return field && `${field.path[1]}.${id}`;
}

const texts: readonly Sort[] = [
  copied('a text of no kind', 'C027', () => 'Fone.fieldName'),
  copied('a text of no message', 'C027', () => 'Phone.feildName'),
  copied('a text of no step', 'C027', () => 'welcome.phone.fieldName'),
  copied('a text of no field', 'C027', (document) => `${stepsOf(document)[0]?.name ?? ''}.fone.fieldName`),
  copied('a text of no known form', 'C027', () => 'Phone'),
  copied('a text with a blank that is not filled', 'C028', () => 'Phone.fieldName', 'Dear {name}'),
  copied(
    'a text of one field with a blank that is not filled',
    'C028',
    (document) => {
      const field = fieldOf(document, 'Phone');
      return field && `${field}.fieldName`;
    },
    'Dear {name}',
  ),
  {
    name: 'a translation without the blank of its English',
    code: 'C029',
    plant: (document) =>
      stepsOf(document).map(({ path }) => planted(document, [...path, 'title'], { en: 'Of {campaign}', es: 'De' })),
  },
  {
    name: 'a translation with a blank of its own',
    code: 'C029',
    plant: (document) => textsOf(document).map(({ path }) => planted(document, [...path, 'es'], 'De {unheard}')),
  },
  {
    name: 'a translation with another link',
    code: 'C030',
    plant: (document) =>
      textsOf(document).map(({ path }) =>
        planted(document, path, { en: 'Our [policy](privacy)', es: 'Nuestra [política](cookies)' }),
      ),
  },
  {
    name: 'a translation without the link',
    code: 'C030',
    plant: (document) =>
      textsOf(document).map(({ path }) =>
        planted(document, path, { en: 'Our [policy](privacy)', es: 'Nuestra política' }),
      ),
  },
  {
    name: 'a background on which hints are faint',
    code: 'C033',
    plant: (document) => [planted(document, ['mainBgColor'], '#9aa')],
  },
  {
    name: 'a background of the color of texts',
    code: 'C033',
    plant: (document) => [planted(document, ['mainBgColor'], '#16262f')],
  },
  {
    name: 'a background of a color by name',
    code: 'C033',
    plant: (document) => [planted(document, ['mainBgColor'], 'peachpuff')],
  },
  {
    name: 'effects of an answer that the step does not ask for',
    code: 'C053',
    plant: (document) =>
      stepsOf(document).flatMap(({ path }) => {
        const asked = fieldsOf(document).some(
          (field) => field.path[1] === path[1] && field.value['kind'] === 'OncologyQuestions',
        );
        return asked
          ? []
          : [planted(document, [...path, 'onAnswer', 'oncologyResponse'], [{ effect: 'findNearestSite' }])];
      }),
  },
  {
    name: 'an English text that its Spanish does not follow',
    code: 'C032',
    plant: (document) =>
      textsOf(document).map(({ path, value }) => planted(document, [...path, 'en'], `${String(value['en'])} Today.`)),
  },
  {
    name: 'a text without Spanish',
    code: 'C031',
    plant: (document) => textsOf(document).map(({ path }) => planted(document, [...path, 'es'], undefined, path)),
  },
  {
    name: 'a text that waits for its Spanish',
    code: 'C031',
    plant: (document) => textsOf(document).map(({ path }) => planted(document, [...path, 'es'], 'TODO: x', path)),
  },
  {
    name: 'a replaced text without Spanish',
    code: 'C031',
    plant: (document) => [planted(document, ['copy', 'en', 'Phone.fieldName'], 'Your phone')],
  },
  {
    name: 'a consent that is not written',
    code: 'C035',
    plant: (document) => [
      planted(document, ['consent'], { ...objectAt(document, ['consent']), shown: true, text: 'unwritten' }),
    ],
  },
  {
    name: 'a picture that is not kept',
    code: 'C036',
    plant: (document) =>
      document['pictures']
        ? []
        : added('', 'C036', {
            kind: 'ImageCapture',
            options: { shot: 'skin', title: { en: 'Skin', es: 'Piel' } },
          }).plant(document),
  },
];

/** Defects of what a document names and asks. */
export const nameSorts: readonly Sort[] = [
  {
    name: 'a name that is not that of the file',
    code: 'C003',
    plant: (document) => [planted(document, ['name'], 'other')],
  },
  {
    name: 'a name with slashes',
    code: 'C003',
    plant: (document) => [planted(document, ['name'], '../other')],
  },
  {
    name: 'a base that is not there',
    code: 'C004',
    plant: (document) => [planted(document, ['extends'], 'ws100')],
  },
  {
    name: 'a base outside the folder',
    code: 'C004',
    plant: (document) => [planted(document, ['extends'], '../package')],
  },
  {
    name: 'a campaign that extends itself',
    code: 'C005',
    plant: (document) => [planted(document, ['extends'], document['name'])],
  },
  {
    name: 'a change of a field that is not inherited',
    code: 'C006',
    plant: (document) => [
      () => {
        const change = { changeFields: { unheard: { required: true } } };
        const heir = {
          name: document['name'],
          extends: document['name'] === 'ws10' ? 'ws11' : 'ws10',
          steps: { home: change },
        };
        return { text: printed(heir), path: ['steps', 'home', 'changeFields', 'unheard'] };
      },
    ],
  },
  ...references,
  ...checks,
  ...texts,
];
