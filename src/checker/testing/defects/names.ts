import type { Json } from '#src/checker/json.ts';
import { at, fieldsOf, listAt, objectAt, planted, stepsOf } from './planting.ts';
import type { Path, Sort } from './planting.ts';

/** A step that flows may have and this document does not. */
function absentStep(document: Json): string {
  const has = objectAt(document, ['steps']);
  return ['secondaryScreeningScheduling', 'oncologyConfirmation', 'pictures'].find((name) => !(name in has)) ?? '';
}

const choices = (document: Json): Path[] =>
  stepsOf(document).flatMap(({ path, value }) => (typeof value['next'] === 'object' ? [[...path, 'next']] : []));

/** Steps from which nothing leads on. */
const ends = (document: Json) =>
  stepsOf(document).filter(({ path, value }) => {
    const kinds = listAt(document, [...path, 'fields']).map((_, index) =>
      at(document, [...path, 'fields', index, 'kind']),
    );
    return value['next'] === undefined && kinds.length > 0 && kinds.every((kind) => /ThankYou/.test(String(kind)));
  });

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
    name: 'a step with an appointment that is not there',
    code: 'C017',
    plant: (document) => [planted(document, ['bookedStep'], absentStep(document))],
  },
  {
    name: 'a button to a step that is not there',
    code: 'C017',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => ['ScreenerThankYou', 'ThankYouPage'].includes(String(value['kind'])))
        .map(({ path }) => planted(document, [...path, 'options', 'healthQuestionsStep'], absentStep(document))),
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

/** Defects of what a document names: itself, its base and its steps. */
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
    name: 'an alias that begins addresses in a language',
    code: 'C020',
    plant: (document) => [planted(document, ['aliases'], ['es'], ['aliases', 0])],
  },
  {
    name: 'an alias that is a page for developers',
    code: 'C020',
    plant: (document) => [planted(document, ['aliases'], ['kinds'], ['aliases', 0])],
  },
  ...(
    [
      ['a beginning of addresses that no name has', 'C016', ['Spring']],
      ['a beginning of addresses twice', 'C020', ['spring', 'spring']],
      ['a beginning of addresses behind a wider one', 'C020', ['spring', 'spring-2']],
    ] as const
  ).map(([name, code, all]) => ({
    name,
    code,
    plant: (document: Json) => [planted(document, ['standsInFor'], all, ['standsInFor', all.length - 1])],
  })),
  {
    name: 'a beginning of addresses wider than that of another campaign',
    code: 'C020',
    plant: (document) => (document['name'] === 'ss6' ? [] : [planted(document, ['standsInFor'], ['stu'])]),
  },
  {
    name: 'an alias of a step that opens another one',
    code: 'C019',
    plant: (document) => {
      const names = stepsOf(document).map(({ name }) => name);
      return names.slice(1).map((name, index) => {
        const aliases = ['steps', name, 'aliases'];
        return planted(document, aliases, [names[index]], [...aliases, 0]);
      });
    },
  },
  {
    name: 'a study search in a flow that is not there',
    code: 'C075',
    plant: (document) => [planted(document, ['studySearch', 'flow'], 'study-serch')],
  },
  {
    name: 'a study search in a flow that searches for nothing',
    code: 'C075',
    plant: (document) => [planted(document, ['studySearch', 'flow'], 'flare')],
  },
  {
    name: 'a study search at a step that its flow does not have',
    code: 'C075',
    plant: (document) => {
      const search = { flow: 'study-search', step: 'diagnosis' };
      return [planted(document, ['studySearch'], search, ['studySearch', 'step'])];
    },
  },
  {
    name: 'a sign-up in a flow that is not there',
    code: 'C075',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => value['kind'] === 'StudyResults')
        .map(({ path }) => planted(document, [...path, 'options', 'signUpFlow'], 's66')),
  },
  {
    name: 'an end that saves',
    code: 'C078',
    plant: (document) => ends(document).map(({ path }) => planted(document, [...path, 'saves'], true)),
  },
  {
    name: 'an end with words for a button that it does not have',
    code: 'C078',
    plant: (document) =>
      ends(document).map(({ path }) => planted(document, [...path, 'nav', 'nextLabel'], { en: 'Go on', es: 'Seguir' })),
  },
  ...references,
];
