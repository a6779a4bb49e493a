import type { Json } from '#src/checker/json.ts';
import { changed, howHeard, listAt, objectAt, planted, stepsOf, type Sort } from './planting.ts';
import { saving } from './saves.ts';
import { plainSteps } from './ways.ts';

/** The last steps of campaigns that save before: nothing there saves. */
const ends = (document: Json) =>
  stepsOf(document).filter(({ value }) => value['next'] === undefined && value['saves'] !== true && saving(document));

/** Questions on whose answers nothing depends. */
export const vainSorts: readonly Sort[] = [
  {
    name: 'a question on the last page',
    code: 'C056',
    plant: (document) =>
      ends(document).map(({ path }) => {
        const fields = [...path, 'fields'];
        const list = listAt(document, fields);
        return planted(document, fields, [...list, howHeard], [...fields, list.length]);
      }),
  },
  {
    name: 'a page of questions between the save and the end',
    code: 'C056',
    plant: (document) =>
      ends(document).flatMap(({ path, name }) => {
        const before = plainSteps(document).filter(({ value }) => value['next'] === name && value['saves'] === true);
        const [first] = 'checkAgain' in objectAt(document, ['steps']) ? [] : before;
        const page = { fields: [howHeard, { kind: 'Ethnicity', id: 'background' }], next: name };
        const withPage = changed(document, ['steps', 'checkAgain'], page);
        return first
          ? [planted(withPage, [...first.path, 'next'], 'checkAgain', [...path.slice(0, 1), 'checkAgain'])]
          : [];
      }),
  },
];
