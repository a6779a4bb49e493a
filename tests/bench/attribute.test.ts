import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesIn, spentIn, type Profile } from './attribute.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'attribute-'));
  // The first line is of React, the second of a widget.
  const map = {
    version: 3,
    names: [],
    sources: ['../../../../node_modules/react-dom/client.js', '../../../../widgets/Email/Email.tsx'],
    mappings: 'AAAA;ACAA',
  };
  writeFileSync(join(folder, 'page-1.js.map'), JSON.stringify(map));
});

afterAll(() => rmSync(folder, { recursive: true }));

const url = 'http://localhost/signup/js/page-1.js';
type Node = Profile['nodes'][number];
const node = (id: number, [at, lineNumber]: [string, number], children: number[] = []): Node => ({
  id,
  callFrame: { functionName: '', scriptId: '', url: at, lineNumber, columnNumber: 0 },
  children,
});

/** React calls a widget, which has the browser make an element; beside it the measurement, and what nobody called. */
const profile: Profile = {
  startTime: 0,
  endTime: 0,
  nodes: [
    node(1, ['', -1], [2, 5, 7]),
    node(2, [url, 0], [3]),
    node(3, [url, 1], [4]),
    node(4, ['', -1]),
    node(5, ['', 12], [6]),
    node(6, ['', -1]),
    node(7, ['', -1]),
  ],
  samples: [2, 3, 4, 4, 5, 6, 7],
  timeDeltas: [1000, 2000, 3000, 4000, 50_000, 60_000, 70_000],
};

test('what the browser does belongs to the function that called it, and the measurement to none', () => {
  expect(Object.fromEntries(spentIn(profile, sourcesIn(folder)))).toEqual({
    'node_modules/react-dom/client.js:1': 1,
    'widgets/Email/Email.tsx:1': 9,
  });
});

test('scripts without a map are left out', () => {
  const others = {
    ...profile,
    nodes: profile.nodes.map((one) => (one.id === 2 ? node(2, ['http://localhost/other.js', 0], [3]) : one)),
  };
  expect(Object.fromEntries(spentIn(others, sourcesIn(folder)))).toEqual({ 'widgets/Email/Email.tsx:1': 9 });
});
