import { placeIn } from '#tests/e2e/journeys/countries.ts';
import { test, type Page } from '#tests/e2e/support/test.ts';
import { named, type Replay } from './plan.ts';
import { recordFolder, recording } from './record.ts';
import { replayWitness, type Manner } from './replayWitness.ts';
import { expectSaved } from './saved.ts';

/** Gives the tests of a group the browser of the visitor. */
export function useBrowserOf({ language, width, visitor: { facts } }: Replay): void {
  const { country } = facts;
  test.use({
    locale: `${language}-${country}`,
    timezoneId: placeIn(country === 'US' ? undefined : country).zone,
    viewport: { width, height: 900 },
  });
}

/** Takes the way of a replay by a visitor of that number, looks at what was saved, and records it where that is asked for. */
export async function take(page: Page, replay: Replay, number: number, manner: Manner = {}): Promise<void> {
  const own = named(replay, number);
  const recorder = recordFolder === undefined ? undefined : recording(page, replay, recordFolder);
  try {
    await replayWitness(page, own, {
      ...manner,
      watch: async (step, moment) => {
        await manner.watch?.(step, moment);
        await recorder?.watch(step, moment);
      },
    });
    await expectSaved(page, own);
  } catch (error) {
    recorder?.write(error instanceof Error ? error.message : 'It failed.');
    throw error;
  }
  recorder?.write();
}
