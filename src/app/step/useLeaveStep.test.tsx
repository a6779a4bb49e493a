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

/** What loads the rest of the first step. */
function restOf({ bundle: { rest } }: Pick<Page, 'bundle'>) {
  if (!rest) throw new Error('The first step has no rest.');
  return rest;
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

test('a part of a step that fails to load leaves the step as it is, is reported, and is loaded again by the next try', async () => {
  const { widgets, ...whole } = await openRealPage('ps1');
  const rest = restOf(whole);
  const reports: string[] = [];
  const { PartnerConsent: _, ...first } = widgets;
  const loads = [() => Promise.reject(new TypeError('Failed to fetch'))];
  const page: Page = {
    ...whole,
    widgets: first,
    bundle: { ...whole.bundle, rest: () => loads.shift()?.() ?? rest() },
    reportMessage: (severity, message) => reports.push(`${severity} ${message}`),
  };
  page.store.setState(({ payload }) => ({ payload: { ...payload, status: 'ready', criteria: [] } }));
  const screen = await render(
    <PageContext value={page}>
      <Steps page={page} />
    </PageContext>,
  );
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await name.fill('Rosa Diaz');
  // It waits for what is missing, but may be pressed.
  const next = screen.getByRole('button', { name: 'Next', exact: true });
  await next.click({ force: true });
  const said = screen.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' });
  await expect.element(said.getByText(/^The answers of the candidate are kept/)).toBeVisible();
  await expect.element(name).toHaveValue('Rosa Diaz');
  expect(reports).toEqual(['error A part of a step could not be loaded']);
  await next.click({ force: true });
  await expect.element(screen.getByRole('group', { name: 'May I connect you to the study team?' })).toBeVisible();
  await expect.element(screen.getByRole('alert', { name: 'Please complete the required fields.' })).toHaveFocus();
  expect(said.elements()).toEqual([]);
});

test('a step that cannot be loaded is not opened: the one before says so, and the next try opens it', async () => {
  const { widgets, ...whole } = await openRealPage('s6');
  const { PostalCode: _, ...first } = widgets;
  const loads = [() => Promise.reject(new TypeError('Failed to fetch'))];
  const page: Page = {
    ...whole,
    widgets: first,
    bundle: { ...whole.bundle, later: () => loads.shift()?.() ?? whole.bundle.later() },
  };
  page.store.setState(({ payload }) => ({ payload: { ...payload, status: 'ready', criteria: [] } }));
  const screen = await render(
    <PageContext value={page}>
      <Steps page={page} />
    </PageContext>,
  );
  const female = screen.getByRole('button', { name: 'Female', exact: true });
  await female.click();
  await expect.element(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
  await female.click();
  await expect.element(screen.getByRole('heading', { name: 'What is your postal code?' })).toBeVisible();
});

test('whoever types while a press waits for a part keeps the focus, though the summary of errors comes', async () => {
  const whole = await openRealPage('ps1');
  const gate = new EventTarget();
  const part = new Promise((resolve) => gate.addEventListener('open', resolve));
  const rest = restOf(whole);
  const page: Page = { ...whole, bundle: { ...whole.bundle, rest: () => part.then(rest) } };
  page.store.setState(({ payload }) => ({ payload: { ...payload, status: 'ready', criteria: [] } }));
  const screen = await render(
    <PageContext value={page}>
      <Steps page={page} />
    </PageContext>,
  );
  await screen.getByRole('button', { name: 'Next', exact: true }).click({ force: true });
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await name.click();
  gate.dispatchEvent(new Event('open'));
  await expect.element(screen.getByRole('alert', { name: 'Please complete the required fields.' })).toBeVisible();
  await expect.element(name).toHaveFocus();
});
