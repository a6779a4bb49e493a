import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { witnessAddress, witnessId, witnessNamed } from './witnessAddress.ts';

const at = { source: { file: 'ws10.json', text: '{}' }, offset: 0, length: 1 };
const witness = { words: ['aged 41'], facts: { answers: { age: 41 } }, path: ['home'] } as const;
const finding: Finding = { code: 'C047', message: 'Nobody aged 41 is asked.', at, witness };

test('an address names the campaign and nothing of the visitor, and is read back', () => {
  const address = witnessAddress('http://localhost:3000', 'ws10', finding) ?? '';
  expect(address).toMatch(/^http:\/\/localhost:3000\/signup\/ws10\/witness-[0-9a-f]{8}$/);
  expect(witnessNamed(new URL(address).pathname)).toEqual({ campaign: 'ws10', id: witnessId(finding) });
});

test('the same finding elsewhere in the document has the same one; another visitor has another', () => {
  expect(witnessId({ ...finding, at: { ...at, offset: 1 } })).toBe(witnessId(finding));
  const other = { ...witness, facts: { answers: { age: 42 } } };
  expect(witnessId({ ...finding, witness: other })).not.toBe(witnessId(finding));
});

test('without a witness there is none, nor for one who comes to no step', () => {
  const { witness: _, ...without } = finding;
  expect(witnessAddress('http://localhost:3000', 'ws10', without)).toBeUndefined();
  expect(witnessId({ ...finding, witness: { ...witness, path: [] } })).toBeUndefined();
});

test.each([
  '/signup/ws10/home',
  '/signup/ws10/witness-',
  '/signup/ws10/witness-0123abcd/more',
  '/signup/../witness-0123abcd',
])('%s names no witness', (path) => expect(witnessNamed(path)).toBeUndefined());
