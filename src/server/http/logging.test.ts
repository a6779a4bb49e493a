import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the log goes to standard output, and nowhere else', () => {
  const script = `
    import fastify from 'fastify';
    import { loggerOptions } from '#src/server/http/logging.ts';
    fastify({ logger: loggerOptions('info') }).log.info('a line');`;
  const parameters = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  expect([JSON.parse(stdout), stderr]).toEqual([{ level: 30, time: expect.any(Number), msg: 'a line' }, '']);
});
