import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxPartBytes, maxPictureBytes, minPictureEdge } from '#src/domain/pictures.ts';

const text = readFileSync(new URL('../OPERATIONS.md', import.meta.url), 'utf8');

test('operators read of the sizes of pictures that are taken', () => {
  const row = /^\| a picture +\|.*$/m.exec(text)?.[0];
  expect(row).toContain(`${maxPictureBytes / 1024 / 1024} MB`);
  expect(row).toContain(`${maxPartBytes / 1024} kB`);
  expect(row).toContain(`${minPictureEdge} pixels`);
});
