import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { temporaryFiles } from '#src/server/studies/imports/testing/temporaryFiles.ts';
import { isParticipant } from '#src/server/studies/participants.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const write = temporaryFiles();
const imported = (file: string) => runCommand(server(), ['studies', 'participants', '1', 'import', file]);

test('who takes part in a study already is read from a file of numbers, which are stored sealed', async () => {
  const file = write('participants.txt', '+12125550191\r\n+12125550192\n\n212 555 0193\n+12125550191\n');
  const first = await imported(file);
  expect(first).toMatchObject({
    isWell: false,
    lines: [
      'Line 4 is no number in international form, such as +12125550123.',
      '2 participants of study 1 added, 0 known before, 1 line refused.',
    ],
  });
  expect((await imported(file)).lines).toContain('0 participants of study 1 added, 2 known before, 1 line refused.');
  expect(await isParticipant(server().db, { studyId: 1, phone: '+12125550192' })).toBe(true);
  expect(await isParticipant(server().db, { studyId: 2, phone: '+12125550192' })).toBe(false);
  await expect(runCommand(server(), ['studies', 'participants', '1'])).rejects.toThrow(/^Say which file\.\nUsage:/);
});

test('a long file of numbers is added whole, and says on the way how far it is', async () => {
  const numbers = Array.from({ length: 21_001 }, (_, index) => `+1312${String(3_000_000 + index)}`);
  const file = write('many.txt', numbers.join('\n'));
  expect((await imported(file)).lines).toEqual([
    '20000 of 21001 numbers…',
    '21001 participants of study 1 added, 0 known before, 0 lines refused.',
  ]);
  const some = [numbers[0], numbers[1000], numbers.at(-1)];
  const areKnown = some.map((phone = '') => isParticipant(server().db, { studyId: 1, phone }));
  expect(await Promise.all(areKnown)).toEqual([true, true, true]);
});
