import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { Surroundings } from '#src/kit/context.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { leadId, renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { EsignConsent } from './EsignConsent.tsx';
import { startSigning } from './useSigning.ts';

const answers: Answers = { firstName: 'Ana', lastName: 'Perez', phone: '+12125550123', email: 'ana@example.com' };
const yes = { name: 'Yes, I consent' };
const no = { name: 'No, I do not consent' };

testWidget('EsignConsent', EsignConsent);

const failed = new ApiError({ status: 500, code: 'internal', message: 'Broken.' });

describe('EsignConsent', () => {
  test('yes opens the page for the signature; until then both buttons are disabled', async () => {
    const asked: unknown[] = [];
    const startEsign = (input: unknown) => {
      asked.push(input);
      return { customerURL: 'https://sign.example/1' };
    };
    const { screen, events, ...rendered } = await renderWidget(EsignConsent, { answers, replies: { startEsign } });
    await screen.getByRole('button', yes).click();
    await expect
      .poll(() => events)
      .toEqual(['count health_data_choice', 'begin signature', 'navigate https://sign.example/1']);
    // The signature belongs to the lead of this tab, whatever the number.
    const lead = { slug: 'slug-of-the-lead', leadId };
    expect(asked).toEqual([{ body: expect.objectContaining({ ...answers, ...lead }) }]);
    await expect.element(screen.getByRole('button', { name: 'Opening…' })).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('button', no)).toHaveAttribute('aria-disabled', 'true');
    expect(rendered.answers().consents).toBeUndefined();
  });

  test('when that page cannot be opened, the visitor may try again or go on', async () => {
    const { screen, events, ...rendered } = await renderWidget(EsignConsent, {
      answers,
      replies: { startEsign: failed },
    });
    await screen.getByRole('button', yes).click();
    await expect.element(screen.getByRole('alert').getByText(/We could not open the page/)).toBeVisible();
    expect(events).toEqual(['count lightico_failed', 'report error']);
    await expect.element(screen.getByRole('button', yes)).not.toHaveAttribute('aria-disabled');
    await screen.getByRole('button', { name: 'Go on without signing' }).click();
    expect(rendered.answers().consents).toEqual({ medicalRecordsHealthData: false });
    await expect.element(screen.getByText('Thank you. Your responses have been recorded.')).toHaveFocus();
  });

  test('an error in opening that page is thrown to the caller, once it is counted and reported', async () => {
    const told: string[] = [];
    const surroundings = {
      call: () => Promise.reject(failed),
      facts: () => exampleFacts({ answers }),
      leadSlug: () => undefined,
      leadId: () => undefined,
      count: (code: string) => told.push(code),
      report: (_: string, message: string) => told.push(message),
    };
    // It needs these alone.
    await expect(startSigning(surroundings as unknown as Surroundings)).rejects.toBe(failed);
    expect(told).toEqual(['lightico_failed', 'Starting the e-signature failed']);
  });

  test('no sends no request, is recorded, and is counted as a choice', async () => {
    const { screen, events, ...rendered } = await renderWidget(EsignConsent, { answers });
    await screen.getByRole('button', no).click();
    expect(rendered.answers().consents).toEqual({ medicalRecordsHealthData: false });
    expect(events).toEqual(['count health_data_choice']);
    await expect.element(screen.getByText('Thank you. Your responses have been recorded.')).toBeVisible();
  });

  test('who comes back after the signature says so, and need neither sign again nor take it back', async () => {
    const signature = { begin: () => {}, mayStand: () => true };
    const { screen, ...rendered } = await renderWidget(EsignConsent, { answers, surroundings: { signature } });
    await screen.getByRole('button', { name: 'I have signed' }).click();
    expect(rendered.answers().consents).toEqual({ medicalRecordsHealthData: true });
    await expect.element(screen.getByText('Thank you. Your responses have been recorded.')).toHaveFocus();
  });

  test('who has not been on the page for the signature is not asked whether they have signed', async () => {
    const { screen } = await renderWidget(EsignConsent, { answers });
    await expect.element(screen.getByRole('button', yes)).toBeVisible();
    expect(screen.getByRole('button', { name: 'I have signed' }).elements()).toEqual([]);
  });

  test('without a choice the next step does not open', async () => {
    const { submit } = await renderWidget(EsignConsent);
    expect(await submit()).toEqual(['choose']);
  });
});
