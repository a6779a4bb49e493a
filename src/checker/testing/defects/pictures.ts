import { changed, listAt, objectAt, planted, type Sort } from './planting.ts';
import { asking } from './saves.ts';

const pictures = asking(['ImageCapture']);

/** Pictures of nobody who is known, and those that take the place of others. */
export const pictureSorts: readonly Sort[] = [
  {
    name: 'pictures before what is saved',
    code: 'C086',
    plant: (document) => {
      const [first] = pictures(document);
      const [, step = ''] = first?.path ?? [];
      const early = changed(document, ['steps', 'home', 'saves'], false);
      return first ? [planted(early, ['steps', step, 'saves'], true, first.path)] : [];
    },
  },
  {
    name: 'a picture whose title names the other side',
    code: 'C115',
    plant: (document) =>
      pictures(document)
        .filter(({ value }) => objectAt(value, ['options'])['shot'] === 'left')
        .map(({ path }) =>
          planted(document, [...path, 'options', 'title'], { en: 'The right side', es: 'El lado derecho' }),
        ),
  },
  {
    name: 'two pictures of one title',
    code: 'C123',
    plant: (document) =>
      pictures(document)
        .slice(1)
        .map(({ path }) => {
          const before = listAt(document, path.slice(0, -1))[Number(path.at(-1)) - 1];
          return planted(document, [...path, 'options', 'title'], objectAt(before, ['options'])['title']);
        }),
  },
  {
    name: 'two pictures of one name',
    code: 'C051',
    plant: (document) =>
      pictures(document)
        .slice(1)
        .map(({ path }) => {
          const before = listAt(document, path.slice(0, -1))[Number(path.at(-1)) - 1];
          return planted(document, [...path, 'options', 'shot'], objectAt(before, ['options'])['shot']);
        }),
  },
];
