import type { Code } from '#src/checker/codes.ts';
import type { Wordings } from '#src/checker/consents.ts';
import { defaultFieldId } from '#src/flow/fieldId.ts';
import { isObject, type Json } from '#src/checker/json.ts';

export type Path = readonly (string | number)[];

/**
 * A document with a defect: its text, and the part in which it must be reported; without a path anywhere. The defect may be
 * in the words of a consent, in their stead by audience and language.
 */
export type Planted = { text: string; path?: Path; consent?: { name: string; change(before: Wordings): Wordings } };

/** A sort of defect: how it is planted in a document, once for each place where it can be; lazily, as most are not checked. */
export type Sort = { name: string; code: Code; plant(document: Json): (() => Planted)[] };

/** A question on whose answer nothing hangs. */
export const howHeard = { kind: 'HowHeard', id: 'heardOfUs' };

/** The part of a document at the path; undefined where there is none. */
export function at(document: unknown, path: Path): unknown {
  let part = document;
  for (const name of path) {
    if (Array.isArray(part)) part = part[Number(name)];
    else part = isObject(part) ? part[name] : undefined;
  }
  return part;
}

/** The object at the path; empty where there is none. */
export function objectAt(document: unknown, path: Path): Json {
  const part = at(document, path);
  return isObject(part) ? part : {};
}

/** The list at the path; empty where there is none. */
export function listAt(document: unknown, path: Path): readonly unknown[] {
  const part = at(document, path);
  return Array.isArray(part) ? part : [];
}

/** The document with another value at the path; undefined removes what is there. */
export function changed(document: Json, path: Path, value: unknown): Json {
  const [name, ...rest] = path;
  if (name === undefined) return isObject(value) ? value : document;
  const copy: Json = { ...document };
  const below = copy[name];
  if (rest.length === 0) copy[name] = value;
  else if (Array.isArray(below)) copy[name] = changedList(below, rest, value);
  else copy[name] = changed(isObject(below) ? below : {}, rest, value);
  return copy;
}

function changedList(list: readonly unknown[], [index, ...rest]: Path, value: unknown): unknown[] {
  const copy = [...list];
  const below = copy[Number(index)];
  if (rest.length === 0 && value === undefined) copy.splice(Number(index), 1);
  else copy[Number(index)] = rest.length === 0 ? value : changed(isObject(below) ? below : {}, rest, value);
  return copy;
}

export const printed = (document: Json): string => JSON.stringify(document, null, 2);

/** The document changed at the path, the defect being expected there or in the given part. */
export const planted =
  (document: Json, path: Path, value: unknown, expected: Path = path) =>
  (): Planted => ({ text: printed(changed(document, path, value)), path: expected });

/** A place in a document, with what is there. */
type Found = { path: Path; value: Json };

export const stepsOf = (document: Json): (Found & { name: string })[] =>
  Object.keys(objectAt(document, ['steps'])).map((name) => ({
    name,
    path: ['steps', name],
    value: objectAt(document, ['steps', name]),
  }));

export const fieldsOf = (document: Json): Found[] =>
  stepsOf(document).flatMap(({ path }) => {
    const fields = [...path, 'fields'];
    return listAt(document, fields).map((_, index) => ({
      path: [...fields, index],
      value: objectAt(document, [...fields, index]),
    }));
  });

/** What a field is called. */
export const idOf = ({ id, kind }: Json): string => (typeof id === 'string' ? id : defaultFieldId(String(kind)));

/** Whether the document lays each step out on one page, as those do that say nothing of it. */
export const isOnePage = (document: Json): boolean => (document['layout'] ?? 'page') === 'page';

/** Whether the document lays the step at the path out in pages. */
const isLaidOut = (document: Json, step: Path): boolean =>
  !isOnePage(document) && listAt(document, [...step, 'sections']).length > 0;

/**
 * The fields that pages show. Laid out in pages, a field that no section names is on none: content is left out, and nothing
 * that it says can be wrong for anybody; a question there is found by C072, whatever else is wrong with it.
 */
export const shownFieldsOf = (document: Json): Found[] =>
  fieldsOf(document).filter(({ path, value }) => {
    const step = path.slice(0, 2);
    const named = listAt(document, [...step, 'sections']).flatMap((section) => listAt(section, ['fields']).flat());
    return !isLaidOut(document, step) || named.includes(idOf(value));
  });

/** Steps on whose pages a field that is put behind all others is shown. */
const openSteps = (document: Json) => stepsOf(document).filter(({ path }) => !isLaidOut(document, path));

export const casesOf = (document: Json): Found[] =>
  stepsOf(document).flatMap(({ path }) => {
    const cases = [...path, 'next', 'cases'];
    return listAt(document, cases).map((_, index) => ({
      path: [...cases, index],
      value: objectAt(document, [...cases, index]),
    }));
  });

/** Every text in several languages, by its path. */
export function textsOf(part: unknown, path: Path = []): Found[] {
  if (Array.isArray(part)) return part.flatMap((item, index) => textsOf(item, [...path, index]));
  if (!isObject(part)) return [];
  if (typeof part['en'] === 'string') return [{ path, value: part }];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'copy' || name === 'people' ? [] : textsOf(value, [...path, name]),
  );
}

/** A sort that adds a field to each step that has fields; one that `isShown` only where it would be. */
export const added = (name: string, code: Sort['code'], field: Json, isShown = false): Sort => ({
  name,
  code,
  plant: (document) =>
    (isShown ? openSteps : stepsOf)(document).flatMap(({ path }): (() => Planted)[] => {
      const fields = [...path, 'fields'];
      const list = listAt(document, fields);
      return list.length === 0
        ? []
        : [planted(document, fields, [...list, { id: 'added', ...field }], [...fields, list.length])];
    }),
});
