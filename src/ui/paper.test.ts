import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync(['src/ui/css/*.css', 'widgets/**/*.css']);
const deep = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*\bcolor: var\(--on-deep\)[^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => [selector.trim().split('\n').at(-1), body] as const,
  ),
);

test('light letters keep their deep ground on paper, where grounds are left out', () => {
  expect(deep.length).toBeGreaterThan(0);
  expect(deep.filter(([, body]) => !body.includes('print-color-adjust: exact;')).map(([rule]) => rule)).toEqual([]);
});
