import { expect, test } from 'vitest';
import { KeptValues } from './keptValues.ts';

/** Values are words; those with more than nine letters are not kept. `made` lists what was made. */
function words(limits: { values: number; bytes: number }) {
  const kept = new KeptValues<string>({ ...limits, bytesOf: ({ length }) => length });
  const made: string[] = [];
  const make = async (word: string) => {
    made.push(word);
    await Promise.resolve();
    if (word === 'failing') throw new Error('It cannot be made.');
    return word;
  };
  const get = (word: string) =>
    kept.get(
      word,
      () => make(word),
      ({ length }) => length < 10,
    );
  return { get, made };
}

test('a value is made once, however many ask for it at a time and later', async () => {
  const { get, made } = words({ values: 9, bytes: 99 });
  expect(await Promise.all([get('one'), get('two'), get('one')])).toEqual(['one', 'two', 'one']);
  await get('one');
  expect(made).toEqual(['one', 'two']);
});

test.each([
  ['values', { values: 2, bytes: 99 }],
  ['bytes', { values: 9, bytes: 8 }],
])('beyond so many %s the one goes that nobody has asked for the longest', async (_, limits) => {
  const { get, made } = words(limits);
  for (const word of ['one', 'two', 'one', 'six', 'one', 'two']) await get(word);
  expect(made).toEqual(['one', 'two', 'six', 'two']);
});

test('what must not be kept, and what could not be made, is made again', async () => {
  const { get, made } = words({ values: 9, bytes: 99 });
  for (const word of ['long enough', 'long enough']) await get(word);
  for (const word of ['failing', 'failing']) await expect(get(word)).rejects.toThrow('cannot be made');
  expect(made).toEqual(['long enough', 'long enough', 'failing', 'failing']);
});

test('a value larger than all that may be kept is not kept', async () => {
  const { get, made } = words({ values: 9, bytes: 8 });
  for (const word of ['one', 'ninechars', 'one', 'one']) await get(word);
  expect(made).toEqual(['one', 'ninechars', 'one']);
});

test('a value that is still kept is replaced where it stands, and its bytes are counted', async () => {
  const kept = new KeptValues<string>({ values: 9, bytes: 8, bytesOf: ({ length }) => length });
  const get = (key: string, value: string) =>
    kept.get(
      key,
      () => Promise.resolve(value),
      () => true,
    );
  await get('a', 'long');
  await get('b', 'long');
  kept.replace('a', 'long', 'a');
  kept.replace('b', 'other', 'b');
  kept.replace('c', 'none', 'c');
  await get('d', 'new');
  expect([kept.has('c'), await get('a', 'again'), await get('b', 'again')]).toEqual([false, 'a', 'long']);
  await get('e', 'e');
  expect([kept.has('d'), kept.has('a'), kept.has('e')]).toEqual([false, true, true]);
});
