import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recorded } from '#tests/e2e/replay/record.ts';
import { tryPage } from './tryPage.ts';

/** Where the witnesses of a campaign are recorded. */
const folderOf = (name: string) => join('.data', 'replays', name);

/**
 * Replays the witnesses of a campaign in a browser, also without the replies that their ways hang on, against a server of its
 * own with the data of the demo. Gives what was recorded of each, and the page that shows it.
 */
export function tryCampaign(name: string): { recorded: Recorded[]; page: string } {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tests = ['test', '--project=usual', 'replay.test.ts', 'callOutcomes.test.ts'];
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, REPLAY_CAMPAIGN: name, REPLAY_FOLDER: folder },
  });
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  // The replay has just written them.
  const recorded = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded);
  const page = join(folder, 'index.html');
  writeFileSync(page, tryPage(name, recorded));
  return { recorded, page };
}
