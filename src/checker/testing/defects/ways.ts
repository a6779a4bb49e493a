import type { Json } from '#src/checker/json.ts';
import { registries } from '#src/checker/registries.ts';
import { tooManyChoices } from '#src/checker/testing/longCampaigns.ts';
import {
  casesOf,
  fieldsOf,
  idOf,
  isOnePage,
  listAt,
  objectAt,
  planted,
  printed,
  shownFieldsOf,
  stepsOf,
} from './planting.ts';
import type { Path, Sort } from './planting.ts';

const never = { rule: 'ageBetween', params: { min: 90, max: 20 } };
const always = { rule: 'ageBetween', params: { min: 90, max: 20 }, is: false };
/** Whoever comes to a study. */
export const withStudy = { rule: 'hasStudy' };
/** Whoever has a narrow screen. */
export const onPhone = { rule: 'narrowScreen' };

/** Whether a field of the step leads on by itself. */
const hasLeading = (step: Json) =>
  listAt(step, ['fields']).some((field) => {
    const options: object = objectAt(field, ['options']);
    return registries.kinds[String(objectAt(field, [])['kind'])]?.leadsOn?.(options);
  });

/** Steps that visitors leave for one step, whoever they are: by Next, or by a field. */
export const plainSteps = (document: Json) =>
  stepsOf(document).filter(
    ({ value }) =>
      typeof value['next'] === 'string' && (objectAt(value, ['nav'])['next'] !== false || hasLeading(value)),
  );

const asksAll = ({ kind, when }: Json) =>
  when === undefined && (registries.kinds[String(kind)]?.answers.length ?? 0) > 0;

/** Whether the field alone asks everybody something in its section: with a condition on it, its page is found first (C073). */
function asksAlone(document: Json, { path, value }: { path: Path; value: Json }): boolean {
  const step = path.slice(0, 2);
  const asking = listAt(document, [...step, 'fields']).flatMap((_, index) => {
    const field = objectAt(document, [...step, 'fields', index]);
    return asksAll(field) ? [idOf(field)] : [];
  });
  const sections = listAt(document, [...step, 'sections']).map((section) => listAt(section, ['fields']).flat());
  const own = sections.find((names) => names.includes(idOf(value))) ?? [];
  return !isOnePage(document) && asksAll(value) && own.filter((name) => asking.includes(String(name))).length === 1;
}

/** A condition put on every field that has none and is shown. */
const onFields = (name: string, when: Json | Json[]): Sort => ({
  name,
  code: 'C043',
  plant: (document) =>
    shownFieldsOf(document)
      .filter((field) => field.value['when'] === undefined && !asksAlone(document, field))
      .map(({ path }) => planted(document, [...path, 'when'], when)),
});

/** The next step of every step that has one, made a choice. */
const choice = (name: string, code: Sort['code'], at: Path, cases: (to: unknown) => Json[]): Sort => ({
  name,
  code,
  plant: (document) =>
    plainSteps(document).map(({ path, value: { next } }) => {
      const value = { cases: cases(next), otherwise: next };
      return planted(document, [...path, 'next'], value, [...path, 'next', ...at]);
    }),
});

const apart = [
  onFields('a field under two conditions that are never met at once', [onPhone, { ...onPhone, is: false }]),
  onFields('a field for those who qualify for no study', [{ rule: 'fullyQualified' }, { ...withStudy, is: false }]),
];

const conditions: readonly Sort[] = [
  onFields('a field for ages that nobody has', never),
  onFields('a field for all ages', always),
  onFields('a field for those who have a study and have none', [withStudy, { ...withStudy, is: false }, never]),
  // Laid out in pages, one whose field is not shown is passed over.
  ...apart.map((sort) => ({ ...sort, plant: (document: Json) => (isOnePage(document) ? sort.plant(document) : []) })),
  choice('a case for ages that nobody has', 'C043', ['cases', 0, 'when'], (to) => [{ when: never, to }]),
  choice('a case for all ages', 'C043', ['cases', 0, 'when'], (to) => [{ when: always, to }]),
  choice('cases that lead where all others go', 'C089', [], (to) => [{ when: onPhone, to }]),
  choice('a case twice', 'C044', ['cases', 1], (to) => [
    { when: onPhone, to },
    { when: onPhone, to },
  ]),
  choice('a narrower case behind a wider one', 'C044', ['cases', 1], (to) => [
    { when: { rule: 'ageBetween', params: { min: 18 } }, to },
    { when: { rule: 'ageBetween', params: { min: 40, max: 60 } }, to },
  ]),
  choice('cases that leave nobody', 'C045', ['otherwise'], (to) => [
    { when: onPhone, to },
    { when: { ...onPhone, is: false }, to },
  ]),
  {
    name: 'a rule of one outcome in a case',
    code: 'C043',
    plant: (document) => casesOf(document).map(({ path }) => planted(document, [...path, 'when'], never)),
  },
];

/** A campaign of more choices than can be walked. */
function manyWays(document: Json): Json {
  const choices = tooManyChoices();
  const home = { ...objectAt(document, ['steps', 'home']), next: Object.keys(choices)[0] };
  return { ...document, home: 'home', landings: {}, people: [], steps: { home, ...choices, thanks: {} } };
}

/** Whether a field of the step leads on by itself, or opens a step by a button of its own. */
const leadsOn = (step: Json) =>
  hasLeading(step) ||
  listAt(step, ['fields']).some((field) =>
    Object.keys(objectAt(field, ['options'])).some((name) => name.endsWith('Step')),
  );

const graph: readonly Sort[] = [
  {
    name: 'a booking for those who may not book',
    code: 'C110',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => value['kind'] === 'Booking')
        .flatMap(({ path }) => {
          const home = objectAt(document, ['steps', 'home']);
          const next = { cases: [{ when: { rule: 'fullyQualified' }, to: path[1] }], otherwise: 'indications' };
          const others = fieldsOf(document).filter(({ value }) => value['kind'] === 'Booking').length > 1;
          return others || home['next'] === undefined ? [] : [planted(document, ['steps', 'home', 'next'], next, path)];
        }),
  },
  {
    name: 'a way on that waits for a choice that others are asked for',
    code: 'C063',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => value['kind'] === 'HealthDataConsent')
        .map(({ path }) =>
          planted(document, [...path, 'when'], { rule: 'outcomeIs', params: { outcome: 'noSite' } }, [
            ...path.slice(0, 2),
            'nav',
          ]),
        ),
  },
  {
    name: 'a step that shows no Next',
    code: 'C063',
    plant: (document) =>
      isOnePage(document)
        ? stepsOf(document)
            .filter(({ value }) => value['next'] !== undefined && !leadsOn(value))
            .map(({ path }) => planted(document, [...path, 'nav', 'next'], false, [...path, 'nav']))
        : [],
  },
  {
    name: 'more ways than can be walked',
    code: 'C055',
    plant: (document) =>
      document['name'] === 'flare' ? [() => ({ text: printed(manyWays(document)), path: ['steps'] })] : [],
  },
  {
    name: 'a step that nothing leads to',
    code: 'C040',
    plant: (document) =>
      ['questions', 'checkAgain']
        .filter((name) => !(name in objectAt(document, ['steps'])))
        .map((name) => planted(document, ['steps', name], { fields: [] })),
  },
  {
    name: 'an end that leads back',
    code: 'C041',
    plant: (document) => {
      const ends = stepsOf(document).filter(({ value }) => value['next'] === undefined);
      const home = document['home'] ?? 'home';
      const back = { next: home, nav: { next: true } };
      // Where Next is not shown a visit may end, though a button leads on.
      const mayEnd = stepsOf(document).some(
        ({ value }) => value['next'] !== undefined && objectAt(value, ['nav'])['next'] === false && !hasLeading(value),
      );
      return ends.length === 1 && !mayEnd
        ? ends.map(({ path, value }) => planted(document, path, { ...value, ...back }, path))
        : [];
    },
  },
];

/** Defects of the ways of visitors. */
export const waySorts: readonly Sort[] = [...graph, ...conditions];
