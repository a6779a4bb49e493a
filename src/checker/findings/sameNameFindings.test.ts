import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const nobody = { replaces: ['people'], people: [] };

test('two example visitors of one name are found at the second', () => {
  const people = ['looks around', 'looks around'].map((name) => ({ name, path: ['home'] }));
  expect(described(check({ name: 'draft', extends: 'study-search', replaces: ['people'], people }))).toContain(
    'C123 Two example visitors are called "looks around": findings and pictures name them',
  );
});

const titled = (title: object) => ({ changeFields: { closeUp: { options: { title } } } });

const found = (title: object) =>
  described(check({ name: 'draft', extends: 'image-capture', ...nobody, steps: { pictures: titled(title) } }));

test('two pictures of one title are found, also where they have it in Spanish alone', () => {
  expect(found({ en: 'From the left side', es: 'Desde el lado izquierdo' })).toEqual([
    'C123 Two pictures on "pictures" are called "From the left side": nobody can tell which is which',
  ]);
  expect(found({ en: 'At the left side', es: 'Desde el lado izquierdo' })).toContain(
    'C123 Two pictures on "pictures" are called "Desde el lado izquierdo": nobody can tell which is which',
  );
});

test('of two campaigns of one description the copy is found', () => {
  const base = { name: 'spring', extends: 'flare', description: 'The sign-up of spring.' };
  const copy = { ...base, name: 'autumn', extends: 'spring' };
  const original = { name: 'spring', extends: 'flare', description: 'The sign-up of spring.' };
  expect(described(check({ ...copy, name: 'summer' }, original))).toEqual([
    'C123 The campaign "spring" has this description, too: say what is particular about this one',
  ]);
  expect(described(check(original, { ...copy, name: 'summer' }))).toEqual([]);
});
