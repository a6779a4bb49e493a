import { expect, test } from 'vitest';
import { isLeftOut } from './dockerfile.ts';

test('tests, what is for them alone, secrets and data stay out of the image, and what runs does not', () => {
  const out = [
    'tests',
    'src/server/testing',
    'src/server/server.test.ts',
    'widgets/Age/Age.test.tsx',
    '.data',
    'a/b.env',
  ];
  expect([...out, '.git', 'node_modules'].filter((path) => !isLeftOut(path))).toEqual([]);
  const within = ['src/server/server.ts', 'campaigns/ws10.json', 'package-lock.json', 'dist/client/index.html'];
  expect(within.filter(isLeftOut)).toEqual([]);
});
