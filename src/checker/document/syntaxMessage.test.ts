import { expect, test } from 'vitest';
import { parseSource } from './tree.ts';

test.each([
  ['{ "a": 1, }', 'nothing follows the comma before }: remove it'],
  ['{ "a": [1, 2, ] }', 'nothing follows the comma before ]: remove it'],
  ['{ "a": 1 "b c": 2 }', 'a comma is missing before "b c"'],
  ['{ "a" 1 }', 'a colon is missing before 1'],
  ['{ "a": 1', 'a } is missing before the end of the file'],
  ['{ "a": [1', 'a ] is missing before the end of the file'],
  ['{ “a”: 1 }', 'these quotation marks are curved: write "'],
  ["{ 'a': 1 }", 'names and texts stand in double quotation marks: write "'],
  ['{ // later\n"a": 1 }', 'it has no comments: remove this one'],
  ['{\n<<<<<<< HEAD\n"a": 1 }', 'a merge was left unfinished here'],
  ['{ "a": 1 }\n{ "a": 1 }', 'the document ends before {: a file holds one'],
  ['{ "a": "one\ntwo" }', 'this text has no closing quotation mark in its line: write \\n for a new line'],
  ['{ "a": }', 'value expected'],
])('says what is wrong with %s', (text, words) => {
  const { findings } = parseSource({ file: 'a.json', text });
  expect(findings.map(({ message }) => message)).toEqual([`This is not JSON: ${words}`]);
});
