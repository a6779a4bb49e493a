import { expect, test } from 'vitest';
import { services } from '#src/api/services.ts';
import { partSchema } from './validation.ts';

test('each part of each call has one schema, the same for every server of a process', () => {
  const parts = (['params', 'query', 'body', 'reply'] as const).flatMap((part) =>
    (Object.keys(services) as (keyof typeof services)[]).map((name) => ({ name, part })),
  );
  for (const { name, part } of parts) expect(partSchema(name, part)).toBe(partSchema(name, part));
  expect(new Set(parts.map(({ name, part }) => partSchema(name, part))).size).toBe(parts.length);
});
