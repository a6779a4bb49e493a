import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test.each([[['consents', 'show', 'a\0b']], [['sessions', 'end', 'a\0b']], [['outbox', 'replay', 'a\0b']]])(
  '%j names no lead',
  async (command) => {
    await expect(runCommand(server(), command)).rejects.toThrow('There is no lead with this slug.');
  },
);
