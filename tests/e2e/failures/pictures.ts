import { walk } from '#tests/e2e/journeys/journey.ts';
import { imageCapture } from '#tests/e2e/journeys/signup/short.ts';
import { pointer } from '#tests/e2e/support/inputMethod.ts';
import { recordOf } from '#tests/e2e/support/leadRecord.ts';
import { choosePicture, pictureField, sendPicture } from '#tests/e2e/support/pictures.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import type { Journey } from './failureJourney.ts';

const front = 'The whole area, from the front';

/** Walks to the pictures. */
async function open(page: Page, family: string): Promise<void> {
  const { journey } = imageCapture('en', family);
  await walk(page, { ...journey, steps: journey.steps.slice(0, 1) });
  await expect(page).toHaveURL(/\/pictures$/);
}

const stored = async (page: Page) => (await recordOf(page)).picture.filter(({ jpeg }) => jpeg).length;

async function goesOnLater(page: Page, family: string, mend: () => void): Promise<void> {
  await open(page, family);
  await choosePicture(page, front, pointer);
  const field = pictureField(page, front);
  await field.getByRole('button', { name: 'Use this picture' }).click();
  await expect(field.getByText('Your picture does not get through. Sending goes on by itself')).toBeVisible();
  mend();
  await expect(field.getByText('This picture has arrived.')).toBeVisible({ timeout: 30_000 });
  expect(await stored(page)).toBe(1);
}

/** Pictures: what was chosen stays, and is sent or removed once the server is back. */
export const pictureFailures: readonly Journey[] = [
  [
    'a picture that cannot be announced is sent later',
    { createPicture: 'malformed' },
    (page, mend) => goesOnLater(page, 'Failure Announce', mend),
  ],
  [
    'a picture that does not get through is sent later',
    { uploadPicture: 'timeout' },
    (page, mend) => goesOnLater(page, 'Failure Upload', mend),
  ],
  [
    'a picture that cannot be removed stays, and the visitor is told so',
    { removePicture: 'error' },
    async (page, mend) => {
      await open(page, 'Failure Remove');
      await sendPicture(page, front, pointer);
      const remove = pictureField(page, front).getByRole('button', { name: 'Remove' });
      await remove.click();
      await expect(page.getByText('The picture could not be removed. Please try again.')).toBeVisible();
      expect(await stored(page)).toBe(1);
      mend();
      await remove.click();
      await expect(pictureField(page, front).getByRole('button', { name: 'Choose a picture' })).toBeVisible();
      expect(await stored(page)).toBe(0);
    },
  ],
];
