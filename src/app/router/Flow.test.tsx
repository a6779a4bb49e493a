import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Answers } from '#src/domain/facts.ts';
import { PageContext } from '#src/app/page/PageContext.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { Flow } from './Flow.tsx';

/** Opens a step of a flow, with these answers given before. */
async function openStep(flow: string, step: string, answers: Answers) {
  const page = await openRealPage(flow);
  page.store.setState(({ payload, saved }) => ({
    answers,
    payload: { ...payload, status: 'ready', criteria: [] },
    saved: { ...saved, subjectSaved: true },
  }));
  const screen = await render(
    <PageContext value={page}>
      <MemoryRouter initialEntries={[`/signup/${flow}/${step}`]} useTransitions={false}>
        <Flow />
      </MemoryRouter>
    </PageContext>,
  );
  return { ...screen, store: page.store };
}

test('on the last page the next candidate is begun with, and the first page says that all before was removed', async () => {
  const screen = await openStep('ps1', 'partner-transfer', {
    firstName: 'Rosa',
    lastName: 'Diaz',
    candidateCheck: 'qualified',
    partnerConsent: { connect: true, transfer: true },
  });
  await screen.getByRole('button', { name: 'Next candidate' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  await expect.element(screen.getByText(/^Everything entered before was removed/)).toBeVisible();
});

test('the message that the answers are cleared stands on the first step, and not on the one that follows', async () => {
  const screen = await openStep('s6', 'age', { postalCode: '60601', postalCodeCountry: 'US', postalCodeValid: true });
  await screen.getByRole('button', { name: 'Clear my answers' }).click();
  await screen.getByRole('button', { name: 'Yes, clear my answers' }).click();
  const message = screen.getByText('Your answers were removed from this device.');
  await expect.element(message).toBeVisible();
  await screen.getByRole('button', { name: 'Female', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'What is your postal code?' })).toBeVisible();
  expect(message.elements()).toEqual([]);
});

test('an error of saving is announced once: on the next step the same message stands', async () => {
  const screen = await openStep('s6', 'gender', {
    postalCode: '60601',
    postalCodeCountry: 'US',
    postalCodeValid: true,
  });
  screen.store.setState(({ saved }) => ({ saved: { ...saved, failed: true } }));
  const notice = screen.getByRole('alert').filter({ hasText: 'We could not send your answers yet.' });
  await expect.element(notice).toBeVisible();
  const announced = notice.element();
  await screen.getByRole('button', { name: 'Female', exact: true }).click();
  const next = screen.getByRole('heading', { level: 1, name: 'What is your postal code?' });
  await expect.element(next).toHaveFocus();
  expect(notice.elements()).toEqual([announced]);
});
