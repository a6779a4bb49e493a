import { expect, test } from 'vitest';
import type { Place } from '#src/server/db/tables/registers.ts';
import { RecordSplitter, type FileRecord } from './splitRecords.ts';

const start: Place = { bytes: 0, records: 0, within: 'nothing' };

/** Splits a text that arrives in chunks of this many bytes. */
function split(text: string, size: number, from = start): FileRecord[] {
  const splitter = new RecordSplitter(from);
  const bytes = Buffer.from(text).subarray(from.bytes);
  const found: FileRecord[] = [];
  for (let at = 0; at < bytes.length; at += size) found.push(...splitter.split(bytes.subarray(at, at + size)));
  expect(splitter.isBetween).toBe(true);
  return found;
}

const awkward = [{ a: 'x"}\\', b: [{ c: ']' }] }, { studies: 'no list', d: { studies: [1] } }, {}, { e: 'señal\n' }];
const texts = awkward.map((one) => JSON.stringify(one));

test.each([
  ['a list', `\uFEFF [${texts.join(' ,\n')}]\n`],
  ['a page with a list', `{"totalCount":9,"studies":[${texts.join(',')}],"next":{"studies":[{}]}}`],
  [
    'pages one after the other',
    `{"studies":[${texts.slice(0, 2).join(',')}]}\n{"studies":[${texts.slice(2).join(',')}]}`,
  ],
  ['lines', texts.join('\n')],
])('the records of %s are found, however it arrives, and from every place among them', (_form, whole) => {
  for (const size of [1, 7, 1024]) {
    const found = split(whole, size);
    expect(found.map(({ text }) => text)).toEqual(texts);
    for (const [index, { place }] of found.entries()) {
      expect(place.records).toBe(index + 1);
      expect(split(whole, size, place)).toEqual(found.slice(index + 1));
    }
  }
});

test.each(['hello', '[1]', '["x"]', '[{}] x'])('%s is refused, with the place', (text) => {
  expect(() => split(text, 3)).toThrow(/at byte \d/);
});

test.each(['[{}', '[{"a":"', '{"studies":[{}]', '{"a":1'])('%s is seen to be cut', (text) => {
  const splitter = new RecordSplitter(start);
  expect(Array.from(splitter.split(Buffer.from(text))).length).toBeLessThan(2);
  expect(splitter.isBetween).toBe(false);
});
