import { isObject, type Json } from '#src/checker/json.ts';
import { at, casesOf, planted, shownFieldsOf, type Path, type Sort } from './planting.ts';

/** The one condition of a `when`, repeated by `again`. */
const repeated = (document: Json, path: Path, again: (when: Json) => unknown) => {
  const when = at(document, [...path, 'when']);
  return isObject(when) ? [planted(document, [...path, 'when'], [when, again(when)], [...path, 'when', 1])] : [];
};

/** Conditions that stand twice in one list. */
export const repeatedSorts: readonly Sort[] = [
  {
    name: 'a field under the same condition twice',
    code: 'C133',
    plant: (document) => shownFieldsOf(document).flatMap(({ path }) => repeated(document, path, (when) => when)),
  },
  {
    name: 'a case with the same condition twice, once with what is so by default',
    code: 'C133',
    plant: (document) =>
      casesOf(document).flatMap(({ path }) =>
        repeated(document, path, (when) => ({ ...when, is: when['is'] ?? true })),
      ),
  },
];
