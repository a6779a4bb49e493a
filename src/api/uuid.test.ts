import { expect, test } from 'vitest';
import { isUuid, uuid } from './uuid.ts';

test('is a random UUID each time', () => {
  const ids = Array.from({ length: 50 }, uuid);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});

test.each([
  ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ['0F8FAD5B-D9CB-469F-A165-70867728950E', false],
  ['0f8fad5b-d9cb-469f-a165-70867728950e ', false],
  ['0f8fad5bd9cb469fa16570867728950e', false],
  ['', false],
])('whether "%s" is one', (text, is) => expect(isUuid(text)).toBe(is));
