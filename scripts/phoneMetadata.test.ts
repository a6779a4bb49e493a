import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneMetadata } from './phoneMetadata.ts';

test('the committed numbering plans are those of the installed library', () => {
  expect(readFileSync('src/generated/phoneMetadata.json', 'utf8')).toBe(phoneMetadata());
});
