import type { Json } from '#src/checker/json.ts';
import { fieldsOf, isOnePage, listAt, objectAt, planted, printed, stepsOf } from './planting.ts';
import type { Path, Sort } from './planting.ts';

/** The questions of a document that show a number behind those of the study; those that go with another have none of their own. */
const numberedIn = (document: Json) =>
  objectAt(document, ['webScreenerProps'])['shouldNumberQuestions'] === true
    ? fieldsOf(document).filter(
        ({ value }) =>
          typeof objectAt(value, ['options'])['position'] === 'number' &&
          objectAt(value, ['options'])['goesWithHeight'] !== true,
      )
    : [];

/** Each numbered question of a campaign at another number. */
const numbered = (name: string, position: (own: number) => number, isIn = (_own: number): boolean => true): Sort => ({
  name,
  code: 'C130',
  plant: (document) =>
    numberedIn(document).flatMap(({ path, value }) => {
      const own = Number(objectAt(value, ['options'])['position']);
      const at = [...path, 'options', 'position'];
      return isIn(own) ? [planted(document, at, position(own))] : [];
    }),
});

/** The steps that a document divides into pages. */
const divided = (document: Json) =>
  isOnePage(document) ? [] : stepsOf(document).filter(({ value }) => listAt(value, ['sections']).length > 0);

/** The ids that a section names, without one of them. */
const withoutId = (fields: readonly unknown[], id: string): unknown[] =>
  fields
    .map((entry) => (Array.isArray(entry) ? entry.filter((one) => one !== id) : entry))
    .filter((entry) => entry !== id && !(Array.isArray(entry) && entry.length === 0));

const line: Json = { kind: 'Heading', id: 'line', options: { level: 2, text: { en: 'Almost done', es: 'Ya casi' } } };

/** Questions whose numbers mislead whoever counts, and fields that no page shows. */
export const numberingSorts: readonly Sort[] = [
  numbered('a number of a question that leaves others out', (own) => own + 3),
  numbered(
    'a number that two questions have',
    (own) => own - 1,
    (own) => own > 1,
  ),
  {
    name: 'a question that a section left out',
    code: 'C072',
    plant: (document) =>
      divided(document).flatMap(({ path }) =>
        listAt(document, [...path, 'sections']).flatMap((section, index) => {
          const fields = listAt(section, ['fields']);
          const at: Path = [...path, 'sections', index, 'fields'];
          // A list of pages that go together holds two at least, and a section one.
          return fields
            .flat()
            .filter((id) => withoutId(fields, String(id)).length > 0)
            .filter((id) => !fields.some((entry) => Array.isArray(entry) && entry.length < 3 && entry.includes(id)))
            .filter((id) =>
              ['gender', 'email', 'riskAssessment', 'caregiverName', 'medicalRecordsConsent'].includes(String(id)),
            )
            .map((id) => planted(document, at, withoutId(fields, String(id)), [...path, 'sections']));
        }),
      ),
  },
  {
    name: 'a question that was added to no section',
    code: 'C072',
    plant: (document) =>
      divided(document).map(({ path }) => {
        const fields = [...path, 'fields'];
        const list = listAt(document, fields);
        return planted(document, fields, [...list, { kind: 'HowHeard' }], [...path, 'sections']);
      }),
  },
  {
    name: 'a text that was added to no section',
    code: 'C072',
    plant: (document) => {
      const steps = { home: { addFields: [{ field: line }] } };
      const heir = { name: document['name'], extends: 'ws10', layout: document['layout'], steps };
      const path = ['steps', 'home', 'addFields'];
      return divided(document).length > 0 ? [() => ({ text: printed(heir), path })] : [];
    },
  },
];
