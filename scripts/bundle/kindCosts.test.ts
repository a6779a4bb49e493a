import { expect, test } from 'vitest';
import { kindCosts } from './kindCosts.ts';

const widget = (kind: string) => `/x/widgets/${kind}/${kind}.tsx`;
const [client, mask, field] = ['/x/src/app/entry/client.tsx', '/x/node_modules/mask/index.js', '/x/src/ui/Field.tsx'];
const [first, later] = ['\0virtual:campaign/a-en', '\0virtual:later/a'];

const map = {
  files: {
    'page.js': { [client]: 500, [field]: 100, [widget('Name')]: 100, [widget('Phone')]: 200, [mask]: 100 },
    'later.js': { [widget('Age')]: 300 },
  },
  imports: {
    [client]: [],
    [first]: [widget('Name'), widget('Phone')],
    [later]: [widget('Age')],
    [widget('Name')]: [field],
    [widget('Phone')]: [field, mask],
    [widget('Age')]: [field],
  },
};

test('a kind costs its own modules and what it alone imports, in the share of its file, the most expensive first', () => {
  expect(kindCosts('a', map, (file) => (file === 'page.js' ? 500 : 90))).toEqual([
    { kind: 'Phone', isFirst: true, bytes: 150 },
    { kind: 'Age', isFirst: false, bytes: 90 },
    { kind: 'Name', isFirst: true, bytes: 50 },
  ]);
});

test('a flow without kinds costs nothing', () => {
  expect(kindCosts('b', map, () => 500)).toEqual([]);
});
