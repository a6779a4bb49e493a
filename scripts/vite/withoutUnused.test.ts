import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutUnused } from './withoutUnused.ts';

/** Code as React DOM has it: cases that share code, cases that run on into the next, variables of one case used in another. */
const sample = `
  const seen = [];
  switch (fiber.tag) {
    case 26:
      var shared = 'first';
      seen.push(shared);
      break;
    case 5:
    case 26:
      seen.push('both');
      break;
    case 3:
      seen.push('three');
    case 27:
      seen.push('three runs on');
      return seen;
    case 30:
      seen.push('thirty');
    case 31:
      shared = 'last';
      seen.push(shared);
      break;
    case 8:
      shared = 'kept';
      seen.push(shared);
      break;
    default:
      seen.push('other');
  }
  var tag = fiber.tag;
  if (26 === tag || 5 === tag) seen.push('of the page');
  (26 === tag || 27 === tag) && seen.push('of the head');
  if (30 !== fiber.tag) seen.push('moves at once');
  switch (fiber.key) {
    case 26:
      seen.push('a key');
  }
  return seen;
`;
const unused = { tags: [26, 27, 30, 31], hooks: ['useCache', 'useDebug'], functions: ['preload', 'Handle'] };
const slim = (text: string, found: (what: number | string) => void = () => undefined) =>
  withoutUnused(text, parseAst(text), unused, found);

const whole = `const seenIn = (fiber) => {${sample}}; seenIn(fiber);`;
const run = (code: string, tag: number): string[] => runInNewContext(code, { fiber: { tag, key: 26 } }) as string[];

test('every other part is rendered as before', () => {
  for (const tag of [0, 3, 5, 8, 19]) expect(run(slim(whole), tag), `tag ${tag}`).toEqual(run(whole, tag));
});

test('what is done only for parts that no page has is left out', () => {
  const seen = unused.tags.flatMap((tag) => run(slim(whole), tag));
  for (const words of ['first', 'thirty', 'last', 'of the head']) expect(seen).not.toContain(words);
});

test('a hook that nobody calls is in no table of hooks; other objects stay', () => {
  const text = '[{ useReducer: 1, useCache: 2, useDebug() { return 3; } }, { useCache: 4 }];';
  expect(runInNewContext(slim(text))).toEqual([
    { useReducer: 1, useCache: undefined, useDebug: undefined },
    { useCache: 4 },
  ]);
});

test('a function that nobody needs does nothing; others do what they did', () => {
  const text = `
    const done = [];
    function preload(fiber) { if (26 === fiber.tag) done.push('head'); done.push('preloaded'); }
    function render() { done.push('rendered'); }
    preload({ tag: 26 });
    render();
    done;`;
  expect(runInNewContext(slim(text))).toEqual(['rendered']);
});

test('what a function that nobody needs makes has no methods', () => {
  const text = `
    function Handle() { this.kept = true; }
    Handle.prototype.focus = function () {};
    function Root() {}
    Root.prototype.render = Handle.prototype.blur = function () {};
    [Object.keys(new Handle()), Object.keys(Handle.prototype), Object.keys(Root.prototype)];`;
  expect(runInNewContext(slim(text))).toEqual([[], ['blur'], ['render']]);
});

test('each tag, hook and function that the code has is told', () => {
  const told = new Set<number | string>();
  slim(`${whole} [{ useReducer: 1, useCache: 2 }]; function preload() {}`, (what) => told.add(what));
  expect(told).toEqual(new Set([26, 27, 30, 31, 'useCache', 'preload']));
});
