import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { spec } from './spec.ts';
import { TransferScript } from './TransferScript.tsx';

testWidget('TransferScript', TransferScript);

const answers = { firstName: 'Rosa', lastName: 'Diaz' };
const study = { title: 'The asthma study' };

describe('TransferScript', () => {
  test('it gives both scripts and the number to dial, and leaves it to the panel to say for whom the page is', async () => {
    const { screen } = await renderWidget(TransferScript, { answers, facts: { study } });
    const number = screen.getByRole('link', { name: '1-800-555-0106' });
    await expect.element(number).toHaveAttribute('href', 'tel:18005550106');
    await expect
      .element(screen.getByText(/You may qualify for The asthma study.*Please stay on the line/))
      .toBeVisible();
    await expect.element(screen.getByText(/I have forwarded your information.*call you back later/)).toBeVisible();
    await expect
      .element(screen.getByText(/I have Rosa Diaz on the line, who may qualify for The asthma/))
      .toBeVisible();
    expect(screen.container.textContent).not.toMatch(/agent/i);
  });

  test('it has nobody say that information was forwarded which has not been sent yet', async () => {
    const { screen } = await renderWidget(TransferScript, { answers, facts: { study, isLeadPending: true } });
    await expect.element(screen.getByText(/shown here once the answers of the patient have been sent/)).toBeVisible();
    expect(screen.container.textContent).not.toContain('forwarded');
    await expect.element(screen.getByText(/Please stay on the line/)).toBeVisible();
  });

  test('it names the laboratory that finds candidates for the study', async () => {
    const lab = { ...study, partnerScreener: 'Lab Partner' };
    const { screen } = await renderWidget(TransferScript, { answers, facts: { study: lab } });
    await expect.element(screen.getByText(/I am calling from the lab partner of The asthma study/)).toBeVisible();
  });

  test.each([
    [
      'who qualifies and agreed',
      { candidateCheck: 'qualified', partnerConsent: { connect: true, transfer: true } },
      true,
    ],
    ['who was not checked', { partnerConsent: { connect: true, transfer: true } }, false],
    [
      'who does not qualify',
      { candidateCheck: 'disqualified', partnerConsent: { connect: true, transfer: true } },
      false,
    ],
    ['who did not agree', { candidateCheck: 'qualified', partnerConsent: { connect: false } }, false],
  ] as const)('whether it opens for a candidate %s', (_, given, opens) => {
    expect(spec.isFor?.(exampleFacts({ answers: given }))).toBe(opens);
  });
});
