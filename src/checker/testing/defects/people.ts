import { changed, listAt, objectAt, planted, printed, type Sort } from './planting.ts';

/** Defects of the visitors that a document writes down. */
export const peopleSorts: readonly Sort[] = [
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
  {
    name: 'a visitor who is called as another one is',
    code: 'C123',
    plant: (document) =>
      listAt(document, ['people'])
        .slice(1)
        .map((_, index) =>
          planted(document, ['people', index + 1, 'name'], objectAt(document, ['people', index])['name']),
        ),
  },
  {
    name: 'a visitor whose address names another study',
    code: 'C124',
    plant: (document) =>
      listAt(document, ['people']).flatMap((_, index) => {
        const isOfStudy = objectAt(document, ['people', index, 'facts', 'study'])['id'] !== undefined;
        return isOfStudy ? [planted(document, ['people', index, 'query', 'studyId'], '4711')] : [];
      }),
  },
  {
    name: 'a visitor whose number is of another country',
    code: 'C124',
    plant: (document) =>
      listAt(document, ['people']).flatMap((_, index) => {
        const at = ['people', index, 'answers'];
        const { phoneCountry } = objectAt(document, at);
        return phoneCountry === 'US' ? [planted(document, [...at, 'phone'], '+353850123456')] : [];
      }),
  },
  ...(
    [
      ['without a phone number', undefined],
      ['with half a phone number', '312'],
    ] as const
  ).map(([what, phone]): Sort => ({
    name: `a visitor ${what}`,
    code: 'C054',
    plant: (document) =>
      listAt(document, ['people']).flatMap((_, index) => {
        const at = ['people', index, 'path'];
        const asks = (step: unknown) =>
          listAt(document, ['steps', String(step), 'fields']).some((field) => objectAt(field, [])['kind'] === 'Phone');
        const path = ['people', index, 'answers', 'phone'];
        return listAt(document, at).some(asks) ? [planted(document, path, phone, at)] : [];
      }),
  })),
  ...(
    [
      ['of whom a study says what none does', 'C010', ['study', 'minage'], 50],
      ['whose study has an age in words', 'C012', ['study', 'minAge'], '18'],
      ['whose study asks nothing whole', 'C012', ['criteria'], [null]],
      ['whose site is no site', 'C012', ['site'], []],
      ['of whom the path says what none does', 'C010', ['path', 'caregivertype'], 'adult'],
      ['with an appointment at no time', 'C012', ['bookings', 'default'], 'tomorrow'],
    ] as const
  ).map(([what, code, at, value]): Sort => ({
    name: `a visitor ${what}`,
    code,
    plant: (document) =>
      listAt(document, ['people']).map((_, index) => {
        const path = ['people', index, 'facts', ...at];
        return planted(document, path, value, Array.isArray(value) && value.length > 0 ? [...path, 0] : path);
      }),
  })),
];
