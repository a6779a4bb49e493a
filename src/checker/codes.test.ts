import { describe, expect, test } from 'vitest';
import { codes, type Code, type CodePage } from './codes.ts';
import { writtenChecker } from './testing/drafts.ts';

const pages: readonly (readonly [string, CodePage])[] = Object.entries(codes);
const check = writtenChecker([]);

/** The codes that the check reports of a document, warnings included. */
const codesOf = (text: string): Code[] => check({ name: 'example', text }).map(({ code }) => code);

describe('the example of a code breaks it, and nothing else', () => {
  const examples = pages.flatMap(([code, { title, breaks }]) => (breaks === undefined ? [] : [[code, title, breaks]]));
  test.each(examples)('%s %s', (code, _, breaks = '') => {
    expect(codesOf(breaks)).toEqual([code]);
  });
});

test('what an example extends has no finding itself', () => {
  expect(codesOf('{ "name": "example", "extends": "ws10" }')).toEqual([]);
});
