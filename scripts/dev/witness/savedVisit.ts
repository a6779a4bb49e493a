import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FindVisit } from '#scripts/dev/witnessPages.ts';

const script = fileURLToPath(new URL('./printVisit.ts', import.meta.url));

/** The visit of a witness, by a check of the campaign as it is saved now. */
export const savedVisit: FindVisit = async ({ campaign, id }) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-opt', script, campaign, id]);
  return stdout;
};
