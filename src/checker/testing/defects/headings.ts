import type { Json } from '#src/checker/json.ts';
import { registries } from '#src/checker/registries.ts';
import { listAt, objectAt, planted, shownFieldsOf, stepsOf, type Path, type Sort } from './planting.ts';
import { withoutUses } from './saves.ts';

const text = { en: 'Your answers', es: 'Sus respuestas' };

const isHeading = ({ kind }: Json) => kind === 'Heading';

/** Whether the field heads its page. */
function heads(field: Json): boolean {
  const options: object = objectAt(field, ['options']);
  return registries.kinds[String(field['kind'])]?.headsPage?.(options) ?? false;
}

const stepOf = (path: Path) => path.slice(0, 2);

/** How many fields of the step head its page. */
const headingsOf = (document: Json, step: Path) =>
  listAt(document, [...step, 'fields']).filter((_, index) => heads(objectAt(document, [...step, 'fields', index])));

/** Each heading of a page that has no other one, but those among the sections of pages. */
const only = (document: Json) =>
  shownFieldsOf(document).filter(
    ({ path, value }) =>
      heads(value) &&
      headingsOf(document, stepOf(path)).length === 1 &&
      listAt(document, [...stepOf(path), 'sections']).length === 0,
  );

const levelled = (
  name: string,
  level: number,
  isMeant: (document: Json, path: Path) => boolean = () => true,
  code: Sort['code'] = 'C097',
): Sort => ({
  name,
  code,
  plant: (document) =>
    shownFieldsOf(document)
      .filter(({ path, value }) => isHeading(value) && isMeant(document, path))
      .map(({ path }) => planted(document, [...path, 'options', 'level'], level)),
});

/**
 * Whether only headings stand before it: another kind may bring a section. Of one that some see alone, it is found that their page
 * has no heading.
 */
const isAfterNone = (document: Json, path: Path) =>
  objectAt(document, path)['when'] === undefined &&
  listAt(document, path.slice(0, -1))
    .slice(0, Number(path.at(-1)))
    .every((field) => isHeading(objectAt(field, [])));

/** A title for each step that asks for no email. */
const ofTitle = (name: string, en: string, es: string): Sort => ({
  name,
  code: 'C115',
  plant: (document) =>
    stepsOf(document).flatMap(({ path, value }) => {
      const asks = JSON.stringify(value).match(/"(?:Email|ContactForm|ContactCode|LeadVerification)"/);
      return asks ? [] : [planted(document, [...path, 'title'], { en, es })];
    }),
});

/** Pages without a heading, with two, or with one of a level that there is not. */
export const headingSorts: readonly Sort[] = [
  ofTitle('a title that asks for what its page does not', 'What is your email?', '¿Cuál es su correo electrónico?'),
  {
    name: 'a page without a heading',
    code: 'C097',
    plant: (document) =>
      only(document)
        .filter(({ value }) => isHeading(value))
        .map(({ path }) => planted(withoutUses(document, path), path, undefined, stepOf(path))),
  },
  {
    name: 'a page whose heading is that of a section',
    code: 'C097',
    plant: (document) =>
      only(document)
        .filter(({ value }) => isHeading(value))
        .map(({ path }) => planted(document, [...path, 'options', 'level'], 2, stepOf(path))),
  },
  {
    name: 'a page whose heading some do not see',
    code: 'C097',
    plant: (document) =>
      only(document)
        .filter(({ value }) => isHeading(value))
        .map(({ path }) => planted(document, [...path, 'when'], { rule: 'narrowScreen' }, stepOf(path))),
  },
  {
    name: 'a second heading of a page',
    code: 'C097',
    plant: (document) =>
      stepsOf(document).flatMap(({ path }) => {
        const fields = [...path, 'fields'];
        const list = listAt(document, fields);
        const isDivided = listAt(document, [...path, 'sections']).length > 0;
        return list.length === 0 || isDivided
          ? []
          : [
              planted(
                document,
                fields,
                [...list, { kind: 'Heading', id: 'again', options: { text } }],
                [...fields, list.length],
              ),
            ];
      }),
  },
  levelled('a heading of a level that is none', 4, undefined, 'C016'),
  levelled('a heading of a part without a section', 3, isAfterNone),
];
