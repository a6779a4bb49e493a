import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inLayerOrder } from './layerOrder.ts';

const main = readFileSync('src/ui/ui.css', 'utf8');

test('the styles of a component say the order of the layers before they use one', () => {
  const [order] = main.split('\n');
  expect(inLayerOrder('@layer blocks { p { margin: 0 } }')).toBe(`${order}\n@layer blocks { p { margin: 0 } }`);
});

test('the main style sheet stays as it is', () => {
  expect(inLayerOrder(main)).toBe(main);
});

test.each(globSync(['src/**/*.css', 'widgets/**/*.css'], { exclude: ['src/server/**'] }))(
  '%s uses the layers of that order alone',
  (file) => {
    const order = /^@layer ([^;]+);/.exec(main)?.[1]?.split(', ') ?? [];
    const used = [...readFileSync(file, 'utf8').matchAll(/@layer (\w+) \{/g)].map(([, name]) => name);
    expect(order).toEqual(expect.arrayContaining(used));
  },
);
