import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '#tests/e2e/support/test.ts';
import type { Replay } from './plan.ts';
import type { Watch } from './replayWitness.ts';

/** A replayed witness as it is recorded: its pictures in the order of the way, what it showed, and what went wrong. */
export type Recorded = {
  title: string;
  pictures: readonly { step: string; file: string }[];
  goals: readonly string[];
  failed?: string;
};

/** The folder that replays are recorded in; without one nothing is. */
export const recordFolder = process.env['REPLAY_FOLDER'];

/** Takes a picture of each step as it is left, and of the last one as it is open; `write` records them with the outcome. */
export function recording(
  page: Page,
  replay: Replay,
  folder: string,
): { watch: Watch; write: (failed?: string) => void } {
  const name = replay.title.replace(/:.*/, '').replaceAll(/\W+/g, '-');
  const pictures: { step: string; file: string }[] = [];
  const last = replay.path.at(-1);
  mkdirSync(folder, { recursive: true });
  const watch: Watch = async (step, moment) => {
    if (moment === 'open' && step !== last) return;
    const file = `${name}-${pictures.length + 1}-${step.name}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    pictures.push({ step: step.name, file });
  };
  const write = (failed?: string) => {
    const recorded: Recorded = {
      title: replay.title,
      pictures,
      goals: replay.goals,
      ...(failed !== undefined && { failed }),
    };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(recorded));
  };
  return { watch, write };
}
