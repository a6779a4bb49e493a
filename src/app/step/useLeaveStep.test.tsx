import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StepName } from '#src/flow/campaign.ts';
import { stepOf } from '#src/app/journey/stepOf.ts';
import type { Page } from '#src/app/page/page.ts';
import { PageContext } from '#src/app/page/PageContext.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { StepPage } from './StepPage.tsx';

/** The headings that a visitor has before them at the end of the task in which another step was to open. */
const headings: string[] = [];

function Steps({ page }: { page: Page }) {
  const [name, setName] = useState<StepName>(page.campaign.home);
  const go = (next: StepName) => {
    setName(next);
    queueMicrotask(() => headings.push(document.querySelector('h1')?.textContent ?? ''));
  };
  return <StepPage key={name} step={stepOf(page, name)} go={go} follow={() => undefined} startOver={() => true} />;
}

test('the step that follows is shown before anything can be entered into the one that was left', async () => {
  const page = await openRealPage('s6');
  page.store.setState(({ payload }) => ({ payload: { ...payload, status: 'ready', criteria: [] } }));
  const screen = await render(
    <PageContext value={page}>
      <Steps page={page} />
    </PageContext>,
  );
  await screen.getByRole('button', { name: 'Female', exact: true }).click();
  await expect.poll(() => headings).toEqual(['What is your postal code?']);
});
