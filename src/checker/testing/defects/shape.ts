import type { Code } from '#src/checker/codes.ts';
import type { Json } from '#src/checker/json.ts';
import { added, casesOf, changed, fieldsOf, listAt, objectAt, planted, printed, stepsOf, textsOf } from './planting.ts';
import type { Path, Sort } from './planting.ts';

/** Every place of one shape in a document. */
type Places = (document: Json) => Path[];

const top: Places = () => [[]];
const steps: Places = (document) => stepsOf(document).map(({ path }) => path);
const fields: Places = (document) => fieldsOf(document).map(({ path }) => path);
const cases: Places = (document) => casesOf(document).map(({ path }) => path);
const texts: Places = (document) => textsOf(document).map(({ path }) => path);
const people: Places = (document) => listAt(document, ['people']).map((_, index) => ['people', index]);
const choices: Places = (document) =>
  stepsOf(document).flatMap(({ path, value }) => (typeof value['next'] === 'object' ? [[...path, 'next']] : []));
const singleRules: Places = (document) =>
  fieldsOf(document).flatMap(({ path }) => (objectAt(document, [...path, 'when'])['rule'] ? [[...path, 'when']] : []));
const optioned: Places = (document) =>
  fieldsOf(document).flatMap(({ path, value }) => (value['options'] ? [[...path, 'options']] : []));
const having =
  (places: Places, name: string): Places =>
  (document) =>
    places(document).filter((path) => objectAt(document, path)[name] !== undefined);

/** A property given a value at every such place; the finding is expected at the property. */
const given = (name: string, code: Code, places: Places, property: string, value: unknown): Sort => ({
  name,
  code,
  plant: (document) => places(document).map((path) => planted(document, [...path, property], value)),
});

/** A property removed at every such place; the finding is expected there. */
const removed = (name: string, places: Places, property: string): Sort => ({
  name,
  code: 'C011',
  plant: (document) =>
    having(
      places,
      property,
    )(document).map((path) => () => ({ text: printed(changed(document, [...path, property], undefined)), path })),
});

const unknown: readonly Sort[] = [
  given('an unknown property of the campaign', 'C010', top, 'flowtype', 'signup'),
  given('an unknown property of a step', 'C010', steps, 'save', true),
  given('an unknown property of a field', 'C010', fields, 'mandatory', true),
  given('an unknown property of a case', 'C010', cases, 'otherwise', ''),
  given('an unknown property of a visitor', 'C010', people, 'age', 40),
  given('an unknown step', 'C010', () => [['steps']], 'welcome', {}),
  given('an unknown button', 'C010', (d) => steps(d).map((path) => [...path, 'nav']), 'forward', true),
  given('an unknown option of a kind', 'C010', optioned, 'colour', 'red'),
  given('an unknown parameter of a rule', 'C010', singleRules, 'param', {}),
  given('an unknown landing page', 'C010', () => [['landings']], 'spring', ''),
  given('an unknown language of a text', 'C010', texts, 'xx', 'x'),
  given('an unknown language of all texts', 'C010', () => [['copy']], 'xx', {}),
  given('an effect of an unknown answer', 'C010', (d) => steps(d).map((path) => [...path, 'onAnswer']), 'fone', []),
  given('an unknown fact of a visitor', 'C010', (d) => people(d).map((path) => [...path, 'facts']), 'wealth', 1),
];

const missing: readonly Sort[] = [
  removed('no flow type', top, 'flowType'),
  removed('no campaign type', top, 'campaignType'),
  removed('no steps', top, 'steps'),
  removed('no otherwise', choices, 'otherwise'),
  removed('a case that leads nowhere', cases, 'to'),
  removed('a case without a condition', cases, 'when'),
  removed('a field without a kind', fields, 'kind'),
  removed('a condition without a rule', singleRules, 'rule'),
  removed('a text without English', texts, 'en'),
  removed('a visitor without a name', people, 'name'),
  removed('a visitor without a path', people, 'path'),
  {
    name: 'a signature after which nobody knows where to go on',
    code: 'C011',
    plant: (document) =>
      document['signedStep'] === undefined
        ? added('', 'C011', { kind: 'EsignConsent' }, true).plant(document)
        : fieldsOf(document).flatMap(({ path, value }) =>
            value['kind'] === 'EsignConsent' ? [planted(document, ['signedStep'], undefined, path)] : [],
          ),
  },
];

const typed: readonly Sort[] = [
  given('steps in a list', 'C012', top, 'steps', []),
  given('a yes in quotes', 'C012', steps, 'saves', 'true'),
  given('fields in an object', 'C012', steps, 'fields', {}),
  given('an obligation in quotes', 'C012', fields, 'required', 'yes'),
  given('options in a list', 'C012', having(fields, 'options'), 'options', []),
  given('a title as a number', 'C012', top, 'pageTitle', 5),
  given('a text of one language as a number', 'C012', texts, 'es', 5),
  given('an id of a study in quotes', 'C012', top, 'studyId', '7'),
  given('an age in words', 'C012', (d) => people(d).map((path) => [...path, 'answers']), 'age', 'forty'),
  given('the path of a visitor in one text', 'C012', people, 'path', 'a to b'),
];

const valued: readonly Sort[] = [
  given('an unknown flow type', 'C013', top, 'flowType', 'sinup'),
  given('an unknown campaign type', 'C013', top, 'campaignType', 'screner'),
  given('an unknown progress', 'C013', top, 'progress', 'steps'),
  given('a home of no known name', 'C013', top, 'home', 'welcome'),
  given('a next step of no known name', 'C013', steps, 'next', 'thank'),
  given('an otherwise of no known name', 'C013', choices, 'otherwise', 'thank'),
  given('a case to a step of no known name', 'C013', cases, 'to', 'thank'),
  given('an unknown help', 'C013', steps, 'help', 'weight'),
  given('an unknown kind', 'C014', fields, 'kind', 'Fone'),
  given('an unknown rule of a field', 'C014', fields, 'when', { rule: 'hasStudi' }),
  given('an unknown rule of a case', 'C014', cases, 'when', { rule: 'hasStudi' }),
  given('an unknown rule in a list', 'C014', cases, 'when', [{ rule: 'hasStudy' }, { rule: 'hasStudi' }]),
  given('an unknown effect on entering', 'C014', steps, 'onEnter', [{ effect: 'saveLeed' }]),
  given('an unknown effect on leaving', 'C014', steps, 'onLeave', [{ effect: 'saveLeed' }]),
  given('an unknown check', 'C014', fields, 'checks', [{ check: 'minn', params: { length: 1 } }]),
  given('a save while an answer is given', 'C015', steps, 'onAnswer', { phone: [{ effect: 'saveLead' }] }),
  given('a colour of another form', 'C016', top, 'mainBgColor', 'rgb(0, 0, 0)'),
  given('an empty text', 'C016', texts, 'en', ''),
  given('an address with a slash', 'C016', steps, 'path', 'a/b'),
  given('an id with a blank', 'C016', fields, 'id', 'my field'),
  given('a choice without cases', 'C016', choices, 'cases', []),
  given('pictures kept for less than a day', 'C016', top, 'pictures', { keptDays: 0 }),
  given(
    'a birth date that no calendar has',
    'C016',
    (d) => people(d).map((path) => [...path, 'answers']),
    'birthDate',
    '1990-02-30',
  ),
  given('a visitor who goes nowhere', 'C016', people, 'path', []),
  given('a visitor without a word for a name', 'C016', people, 'name', ''),
  given('a list of no conditions', 'C016', fields, 'when', []),
];

/** Defects of the shape of a document. */
export const shapeSorts: readonly Sort[] = [...unknown, ...missing, ...typed, ...valued];
