import type { Json } from '#src/checker/json.ts';
import { changed, fieldsOf, howHeard, isOnePage, listAt, objectAt, planted, stepsOf } from './planting.ts';
import type { Path, Sort } from './planting.ts';
import { onPhone, withStudy } from './ways.ts';

/** Fields of some kinds. */
export const asking = (kinds: readonly string[]) => (document: Json) =>
  fieldsOf(document).filter(({ value }) => kinds.includes(String(value['kind'])));

/** Whether a step of the document saves. */
export const saving = (document: Json) => stepsOf(document).some(({ value }) => value['saves'] === true);

/** What a step does on what candidates say to an agent; undefined in other flows. */
export function saidToAgents(document: Json, step: string | number): Json | undefined {
  const { partnerConsent } = objectAt(document, ['steps', step, 'onAnswer']);
  return partnerConsent === undefined ? undefined : { partnerConsent };
}

/** The document without what names a field that is taken away: the sections of its step, effects of its answers, and landing pages that open there. */
export function withoutUses(document: Json, [, step = '']: Path): Json {
  const landings = Object.entries(objectAt(document, ['landings'])).filter(([, name]) => name !== step);
  const left = landings.length > 0 ? Object.fromEntries(landings) : undefined;
  const withoutLandings = changed({ ...document, layout: 'page' }, ['landings'], left);
  const withoutSections = changed(withoutLandings, ['steps', step, 'sections'], undefined);
  return changed(withoutSections, ['steps', step, 'onAnswer'], saidToAgents(document, step));
}

/** Whether the field asks once more for what one of these fields asks for. */
const repeats = (value: Json, asked: readonly { value: Json }[]) =>
  asked.some(({ value: { kind } }) => objectAt(value, ['options'])['answer'] === String(kind).toLowerCase());

/** The fields of a kind changed, where there is one such field and the campaign saves leads. */
const without = (name: string, code: Sort['code'], kinds: readonly string[], change: Json | undefined): Sort => ({
  name,
  code,
  plant: (document) => {
    const found = saving(document) ? asking(kinds)(document) : [];
    // A field that asks for an answer once more is found first (C025) where nothing asks for it at all.
    const isRepeated = !change && asking(['Confirmation'])(document).some(({ value }) => repeats(value, found));
    return found.length !== 1 || isRepeated
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
  {
    name: 'conditions that are asked behind the last save',
    code: 'C111',
    plant: (document) =>
      asking(['OtherConditions'])(document)
        .map(({ path }) => path.slice(0, 2))
        .filter((step) => objectAt(document, step)['saves'] === true && document['name'] !== 'ws11')
        .map((step) => planted(document, [...step, 'saves'], false, [...step, 'fields'])),
  },
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
      return [planted(withoutUses(document, found.path), fields, [...kept, ...shown], ['steps'])];
    },
  },
];

/** A field of these kinds, after which the same is asked by another one. */
const askedAgain = (name: string, kinds: readonly string[], again: Json): Sort => ({
  name,
  code: 'C051',
  plant: (document) =>
    asking(kinds)(document).flatMap(({ path, value }) => {
      const fields = path.slice(0, -1);
      const list = listAt(document, fields);
      // Laid out in pages, a question that no section names is asked of nobody (C072).
      const isSure = isOnePage(document) && value['required'] !== false && value['when'] === undefined;
      return isSure ? [planted(document, fields, [...list, { id: 'again', ...again }], [...fields, list.length])] : [];
    }),
});

const order: readonly Sort[] = [
  askedAgain('a phone number that is asked twice', phones, { kind: 'Phone' }),
  askedAgain(
    'a gender that is asked twice, the second time in another way and of those alone who like to say it',
    ['Gender', 'GenderSelect'],
    { kind: 'GenderDropdown', required: false },
  ),
  askedAgain('an age that is asked of those whose date of birth is known', ['BirthDate'], { kind: 'Age' }),
  askedAgain('a list that is asked for twice', ['Ethnicity'], { kind: 'Ethnicity' }),
  askedAgain('a consent whose words are read twice', ['GenericConsent'], { kind: 'GenericConsent' }),
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
      return !isOnePage(document) ||
        indications === undefined ||
        objectAt(document, ['landings'])['study'] !== undefined
        ? []
        : fields.map(({ path }) =>
            planted(document, [...path, 'when'], { rule: 'hasIndication', params: { id: 5 } }, ['steps']),
          );
    },
  },
  {
    name: 'a field above the question that it hangs on',
    code: 'C050',
    plant: (document) => {
      const found = asking(['BirthDate', 'Age'])(document);
      const [first] = stepsOf(document).filter(({ name }) => name === (document['home'] ?? 'home'));
      return found.flatMap(({ path, value }) => {
        const [fields, at] = [path.slice(0, -1), Number(path.at(-1))];
        const isSure = found.length === 1 && path[1] === first?.name && value['when'] === undefined;
        const shown = { ...howHeard, when: { rule: 'ageBetween', params: { min: 18, max: 40 } } };
        return isSure && isOnePage(document)
          ? [planted(document, fields, listAt(document, fields).toSpliced(at, 0, shown), [...fields, at, 'when'])]
          : [];
      });
    },
  },
  {
    name: 'no step that saves',
    code: 'C049',
    plant: (document) => {
      const [first, ...others] = stepsOf(document).filter(({ value }) => value['saves'] === true);
      if (!first || asking(phones)(document).length === 0) return [];
      const unsaved = others.reduce((rest, { path }) => changed(rest, [...path, 'saves'], undefined), document);
      // Laid out in pages, sections save, too.
      const text = JSON.stringify(changed(unsaved, [...first.path, 'saves'], undefined));
      if (text.includes('"saveLead"') || (!isOnePage(document) && text.includes('"saves":true'))) return [];
      return [planted(unsaved, [...first.path, 'saves'], undefined, ['steps'])];
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
      const asked = asking([...names, ...phones])(document).some(({ path }) => path[1] === home);
      if (typeof next !== 'string' || others.length === 0 || document['landings'] || !asked) return [];
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

/** Defects of what is asked before a lead is saved, and of its order. */
export const saveSorts: readonly Sort[] = [...saves, ...order];
