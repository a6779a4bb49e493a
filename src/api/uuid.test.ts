import { expect, test } from 'vitest';
import { uuid } from './uuid.ts';

test('is a random UUID each time', () => {
  const ids = Array.from({ length: 50 }, uuid);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
