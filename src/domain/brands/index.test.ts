import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandNames, brands, brandServerFacts, defaultBrand } from './index.ts';

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_mark, letter: string) => letter.toUpperCase());
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

test('the brands are those of the files of this folder', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !/^(brand|index|list)\.|\.test\./.test(name));
  expect(files.toSorted()).toEqual(brandNames.map((name) => `${camelCase(name)}.ts`).toSorted());
});

test('every brand has facts for the server, a name and settings that no other has', () => {
  expect(Object.keys(brandServerFacts)).toEqual(brandNames);
  const facts = Object.values(brandServerFacts);
  const settings = facts.flatMap(({ hosts, tagManagerSetting, emailSetting }) => [
    tagManagerSetting,
    emailSetting,
    ...(hosts ? [hosts.setting] : []),
  ]);
  expect(isDistinct(Object.values(brands).map(({ name }) => name))).toBe(true);
  expect(isDistinct(settings)).toBe(true);
});

test('every brand but the default one has host names', () => {
  const withoutHosts = brandNames.filter((name) => !brandServerFacts[name].hosts);
  expect(withoutHosts).toEqual([defaultBrand]);
});
