import type { Json } from '#src/checker/json.ts';
import { tooManyChoices } from '#src/checker/testing/longCampaigns.ts';
import { casesOf, changed, fieldsOf, listAt, objectAt, planted, printed, stepsOf } from './planting.ts';
import type { Path, Sort } from './planting.ts';

const never = { rule: 'ageBetween', params: { min: 90, max: 20 } };
const always = { rule: 'ageBetween', params: { min: 90, max: 20 }, is: false };
const withStudy = { rule: 'hasStudy' };
const onPhone = { rule: 'narrowScreen' };

/** Steps that Next leaves for one step, whoever the visitor is. */
const plainSteps = (document: Json) => stepsOf(document).filter(({ value }) => typeof value['next'] === 'string');

/** A condition put on every field that has none. */
const onFields = (name: string, when: Json | Json[]): Sort => ({
  name,
  code: 'C043',
  plant: (document) =>
    fieldsOf(document)
      .filter(({ value }) => value['when'] === undefined)
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

const conditions: readonly Sort[] = [
  onFields('a field for ages that nobody has', never),
  onFields('a field for all ages', always),
  onFields('a field for those who have a study and have none', [withStudy, { ...withStudy, is: false }, never]),
  choice('a case for ages that nobody has', 'C043', ['cases', 0, 'when'], (to) => [{ when: never, to }]),
  choice('a case for all ages', 'C043', ['cases', 0, 'when'], (to) => [{ when: always, to }]),
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

const graph: readonly Sort[] = [
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
      return ends.length === 1 ? ends.map(({ path }) => planted(document, [...path, 'next'], home, path)) : [];
    },
  },
];

/** Fields of some kinds. */
const asking = (kinds: readonly string[]) => (document: Json) =>
  fieldsOf(document).filter(({ value }) => kinds.includes(String(value['kind'])));

const saving = (document: Json) => stepsOf(document).some(({ value }) => value['saves'] === true);

/** The document without what names a field that is taken away: the sections of its step, and effects of its answers. */
const withoutUses = (document: Json, [, step = '']: Path): Json =>
  ['sections', 'onAnswer'].reduce<Json>((rest, name) => changed(rest, ['steps', step, name], undefined), {
    ...document,
    layout: 'page',
  });

/** The fields of a kind changed, where there is one such field and the campaign saves leads. */
const without = (name: string, code: Sort['code'], kinds: readonly string[], change: Json | undefined): Sort => ({
  name,
  code,
  plant: (document) => {
    const found = saving(document) ? asking(kinds)(document) : [];
    return found.length !== 1
      ? []
      : found.map(({ path, value }) =>
          change
            ? planted(document, path, { ...value, ...change }, ['steps'])
            : planted(withoutUses(document, path), path, undefined, ['steps']),
        );
  },
});

const optional = { required: false };
const forSome = { when: withStudy };
const names = ['FullName'];
const phones = ['Phone'];
const places = ['PostalCode'];
const consents = ['GenericConsent'];

const saves: readonly Sort[] = [
  without('a lead without a name', 'C046', names, undefined),
  without('a lead without a phone number', 'C046', phones, undefined),
  without('a lead without a postal code', 'C046', places, undefined),
  without('a name that may be left out', 'C046', names, optional),
  without('a phone number that may be left out', 'C046', phones, optional),
  without('a postal code that may be left out', 'C046', places, optional),
  without('a name asked of some', 'C046', names, forSome),
  without('a phone number asked of some', 'C046', phones, forSome),
  without('a postal code asked of some', 'C046', places, forSome),
  without('a consent that is not shown', 'C047', consents, undefined),
  without('a consent that may be left out', 'C047', consents, optional),
  without('a consent shown to some', 'C047', consents, forSome),
  {
    name: 'a consent that an age is not shown',
    code: 'C047',
    plant: (document) => {
      const [found, ...others] = saving(document) ? asking(consents)(document) : [];
      if (!found || others.length > 0) return [];
      const fields = found.path.slice(0, -1);
      const ages = (id: string, min: number, max: number, is = true) => ({
        ...found.value,
        id,
        when: { rule: 'ageBetween', params: { min, max }, is },
      });
      const shown = [ages('young', 18, 40), ages('old', 45, 65), ages('rest', 18, 65, false)];
      const kept = listAt(document, fields).filter((_, index) => index !== found.path.at(-1));
      return [planted(document, fields, [...kept, ...shown], ['steps'])];
    },
  },
];

const order: readonly Sort[] = [
  {
    name: 'a phone number that is asked twice',
    code: 'C051',
    plant: (document) => {
      const found = asking(phones)(document);
      return found.flatMap(({ path, value }) => {
        const fields = path.slice(0, -1);
        const list = listAt(document, fields);
        const isSure = value['required'] !== false && value['when'] === undefined;
        const again = { kind: 'Phone', id: 'again' };
        return isSure ? [planted(document, fields, [...list, again], [...fields, list.length])] : [];
      });
    },
  },
  {
    name: 'a consent whose words are read twice',
    code: 'C051',
    plant: (document) =>
      asking(['GenericConsent'])(document).flatMap(({ path, value }) => {
        const fields = path.slice(0, -1);
        const list = listAt(document, fields);
        const again = { kind: 'GenericConsent', id: 'again' };
        // Laid out in pages, a field that no section names is left out.
        const isRead = value['when'] === undefined && (document['layout'] ?? 'page') === 'page';
        return isRead ? [planted(document, fields, [...list, again], [...fields, list.length])] : [];
      }),
  },
  {
    name: 'a condition on what is asked later',
    code: 'C050',
    plant: (document) => {
      const asks = (path: Path) =>
        asking(['OtherConditions', 'Indications', 'Diagnosis'])(document).some((field) => field.path[1] === path[1]);
      const [first] = stepsOf(document).filter(({ name }) => name === (document['home'] ?? 'home'));
      const { indications } = objectAt(document, ['steps']);
      const fields = fieldsOf(document).filter(
        ({ path, value }) => path[1] === first?.name && !value['when'] && !asks(path),
      );
      // Laid out in pages, content that no section names is left out, and pages at the ends may have no condition.
      const isLaidOut = (document['layout'] ?? 'page') !== 'page';
      return isLaidOut || indications === undefined || objectAt(document, ['landings'])['study'] !== undefined
        ? []
        : fields.map(({ path }) =>
            planted(document, [...path, 'when'], { rule: 'hasIndication', params: { id: 5 } }, ['steps']),
          );
    },
  },
  {
    name: 'a way to an end past the save',
    code: 'C049',
    plant: (document) => {
      const home = typeof document['home'] === 'string' ? document['home'] : 'home';
      const first = ['steps', home];
      const ends = stepsOf(document).filter(({ value }) => value['next'] === undefined);
      const { next } = objectAt(document, first);
      const others = stepsOf(document).filter(({ name, value }) => name !== home && value['saves'] === true);
      if (typeof next !== 'string' || others.length === 0 || document['landings']) return [];
      return ends.map(({ path, name }) => {
        const past = { cases: [{ when: onPhone, to: name }], otherwise: next };
        return planted(
          { ...document, layout: 'page' },
          first,
          { ...objectAt(document, first), saves: false, next: past },
          path,
        );
      });
    },
  },
];

const visitors: readonly Sort[] = [
  {
    name: 'a visitor who leaves a step out',
    code: 'C054',
    plant: (document) =>
      listAt(document, ['people']).flatMap((_, index) => {
        const path = listAt(document, ['people', index, 'path']);
        const at = ['people', index, 'path'];
        return path.length < 3 ? [] : [planted(document, at, [path[0], ...path.slice(2)])];
      }),
  },
  {
    name: 'a visitor who starts elsewhere',
    code: 'C054',
    plant: (document) =>
      listAt(document, ['people']).flatMap((_, index) => {
        const at = ['people', index, 'path'];
        const path = listAt(document, at);
        return path.length < 2 ? [] : [planted(document, at, path.slice(1))];
      }),
  },
  {
    name: 'a visitor who stops on the way',
    code: 'C054',
    plant: (document) =>
      listAt(document, ['people']).flatMap((_, index) => {
        const at = ['people', index, 'path'];
        const [first, ...others] = listAt(document, at);
        const { next } = objectAt(document, ['steps', String(first), 'nav']);
        return others.length === 0 || next === false ? [] : [planted(document, at, [first])];
      }),
  },
  {
    name: 'a visitor at a step that is not there',
    code: 'C054',
    plant: (document) =>
      listAt(document, ['people']).map((_, index) => () => {
        const at = ['people', index, 'path'];
        const path = [...listAt(document, at), 'oncologyConfirmation', 'cancerindications'];
        return { text: printed(changed(document, at, path)), path: at };
      }),
  },
];

/** Defects of the ways of visitors. */
export const waySorts: readonly Sort[] = [...graph, ...conditions, ...saves, ...order, ...visitors];
