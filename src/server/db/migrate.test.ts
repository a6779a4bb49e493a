import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '#tests/support/imports.ts';
import { migrations } from './migrations/index.ts';

const files = globSync('src/server/db/migrations/*.ts').filter((file) => basename(file) !== 'index.ts');
const names = Object.keys(migrations);

test('each migration is run, under the name of its file', () => {
  const numbered = files.map((file) => basename(file, '.ts')).filter((name) => /^\d/.test(name));
  expect(numbered.toSorted()).toEqual(names.toSorted());
});

test('each migration has a number of its own, higher than those before it', () => {
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});

test('a migration depends on nothing that changes after its release', () => {
  const specifiers = files.flatMap(importsOf).map(({ specifier }) => specifier);
  expect(specifiers.filter((specifier) => !/^(kysely|node:.*|\.\/frozen.*)$/.test(specifier))).toEqual([]);
});
