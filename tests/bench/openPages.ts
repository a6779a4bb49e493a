import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '#src/server/testing/process.ts';
import { target } from '#tests/load/target.ts';
import type { Measured } from './measure.ts';
import { buildByHand, serveFolder } from './pages.ts';
import { fillStudies, studyOf } from './studies.ts';

/**
 * The pages that are measured, each from its server: a screener with so many questions from a real one, which must be built,
 * and the same page by hand and without a script, from `folder`. `close` ends both and removes the folder.
 */
export async function openPages({ hasSourceMaps = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'openscreener-bench-'));
  const database = await target('embedded');
  await fillStudies(await database.open());
  const server = await serve({ ...database.environment, SHED_LOAD_MS: '0' });
  await buildByHand(folder, { hasSourceMaps });
  const byHand = await serveFolder(folder);
  const host = server.address.replace('127.0.0.1', 'localhost');
  const screener = (questions: number): Measured => ({
    address: `${host}/signup/ws10/home?studyId=${studyOf(questions)}`,
    hasScript: true,
  });
  const close = async () => {
    byHand.close();
    await server.end('SIGTERM');
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    folder,
    screener,
    byHand: { address: `${byHand.address}/react.html`, hasScript: true } satisfies Measured,
    withoutScript: { address: `${byHand.address}/plain.html`, hasScript: false } satisfies Measured,
    close,
  };
}
