import { expect, test } from 'vitest';
import { maxPartBytes } from '#src/domain/pictures.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { pictureVisitor } from './testing/sendPicture.ts';

const server = testServer();

test('so many bytes of pictures are taken of a lead within an hour, and parts that are left aside cost nothing', async () => {
  // 60 MB an hour are 3 MB then, which are 16 parts.
  const limited = await startTestServer(server(), { RATE_LIMIT_FACTOR: '0.05' });
  const { announce, part } = await pictureVisitor(limited);
  const { pictureId } = await announce(5 * 1024 * 1024);
  const bytes = new Uint8Array(maxPartBytes);
  for (let n = 0; n < 25; n += 1) await part(pictureId, 10, bytes);
  const answers = [];
  for (let n = 0; n < 17; n += 1) answers.push(await part(pictureId, n * bytes.length, bytes));
  await limited.close();
  expect(answers.map(({ status, body }) => body.error ?? status)).toEqual([...Array(16).fill(200), 'pictureBudget']);
});
