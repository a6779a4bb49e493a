import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registerEntry, registerKind } from './registerKind.ts';

const index = `import { spec as age } from './Age/spec.ts';
import { spec as phone } from './Phone/spec.ts';

/** Every kind. */
export const kinds = {
  Age: age,
  Phone: phone,
};
`;

test.each([
  ['Email', 1, 7],
  ['Aaa', 0, 6],
  ['Zip', 2, 8],
])('%s gets its import and its entry in the order of the alphabet', (kind, imported, entry) => {
  const local = kind.toLowerCase();
  const lines = registerKind(index, kind).split('\n');
  expect(lines[imported]).toBe(`import { spec as ${local} } from './${kind}/spec.ts';`);
  expect(lines[entry]).toBe(`  ${kind}: ${local},`);
  expect(lines.length).toBe(index.split('\n').length + 2);
});

test.each(['Switch', 'New', 'Await'])('%s, a word of the language, gets a name that may be imported', (kind) => {
  const text = registerKind(index, kind);
  const local = `${kind.toLowerCase()}Kind`;
  expect(text).toContain(`import { spec as ${local} } from './${kind}/spec.ts';`);
  expect(text).toContain(`  ${kind}: ${local},`);
});

test('a kind is not registered twice', () => {
  expect(() => registerKind(index, 'Age')).toThrow('There is already a kind "Age"');
});

test.each(['petOwner', 'Pet-Owner', '2Pets', 'Pet Owner', '../Pet'])('%s is no name for a kind', (name) => {
  expect(() => registerKind(index, name)).toThrow(
    `"${name}" is no name for a kind: letters and digits, each word with a capital, such as RiskScore.`,
  );
});

test('the list of this project takes one more', () => {
  const text = readFileSync(new URL('../../widgets/index.ts', import.meta.url), 'utf8');
  const more = registerKind(text, 'Zzz');
  expect(more.split('\n').length).toBe(text.split('\n').length + 2);
  expect(more).toMatch(/\n {2}Zzz: zzz,\n};/);
});

const entries = `const nothing = {};
/** What people enter. */
export const entries = {
  Age: nothing,
  Diagnosis: {
    leave: press,
  },
  Zip: nothing,
};
`;

test.each([
  ['Aaa', '  Aaa: nothing,\n  Age: nothing,'],
  ['Email', '    leave: press,\n  },\n  Email: nothing,\n  Zip: nothing,'],
  ['Zzz', '  Zip: nothing,\n  Zzz: nothing,\n};'],
])('what a person enters into %s is a line of its own', (kind, expected) => {
  expect(registerEntry(entries, kind, 'nothing')).toContain(expected);
});
