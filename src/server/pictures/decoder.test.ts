import { afterEach, beforeEach, expect, test } from 'vitest';
import { Decoder } from './decoder.ts';
import { phonePicture } from './testing/makePicture.ts';

let decoder: Decoder;
beforeEach(() => (decoder = new Decoder()));
afterEach(() => decoder.close());

const inParts = (file: Uint8Array, opened: () => void = () => undefined, ended: () => void = () => undefined) => ({
  bytes: file.length,
  async *parts() {
    opened();
    for (let at = 0; at < file.length; at += 20_000) {
      // As a database does, which answers later.
      await new Promise(setImmediate);
      yield file.subarray(at, at + 20_000);
    }
    ended();
  },
});

test('of the pictures that wait none is in memory: their parts are read one picture after the other', async () => {
  const file = await phonePicture(800, 600);
  let [open, most] = [0, 0];
  const opened = () => (most = Math.max(most, (open += 1)));
  const ended = () => (open -= 1);
  const results = await Promise.all([1, 2, 3, 4].map(() => decoder.decode(inParts(file, opened, ended))));
  expect(results).toEqual(results.map(() => expect.objectContaining({ width: 800, height: 600 })));
  expect(most).toBe(1);
});

test('a picture whose parts cannot be read rejects alone, and the next one is read from its beginning', async () => {
  const file = await phonePicture(400, 300);
  const broken = {
    bytes: file.length,
    async *parts() {
      yield* inParts(file.subarray(0, 1000)).parts();
      throw new Error('The database is away.');
    },
  };
  const [first, second] = await Promise.allSettled([decoder.decode(broken), decoder.decode(inParts(file))]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'The database is away.' } });
  expect(second).toMatchObject({ status: 'fulfilled', value: { width: 400, height: 300 } });
});

test('a process that ends in the middle of a picture has read none, and another takes its place', async () => {
  const file = await phonePicture(400, 300);
  const lost = inParts(file, () => process.kill(decoder.pid ?? Number.NaN, 'SIGKILL'));
  expect(await decoder.decode(lost)).toBe('pictureBroken');
  expect(await decoder.decode(inParts(file))).toMatchObject({ width: 400, height: 300 });
});

test('nothing of the files that a process has read stays with it', async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => void warnings.push(warning);
  process.on('warning', hear);
  const noPicture = inParts(new Uint8Array(1));
  // One more than as many listeners as Node takes for no leak.
  for (let files = 0; files < 11; files += 1) expect(await decoder.decode(noPicture)).toBe('pictureKind');
  await new Promise(setImmediate);
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});
