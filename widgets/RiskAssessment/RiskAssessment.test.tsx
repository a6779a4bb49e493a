import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { RiskAssessment } from './RiskAssessment.tsx';

testWidget('RiskAssessment', RiskAssessment);

describe('RiskAssessment', () => {
  it('stores each answer beside the others', async () => {
    const { screen, answers } = await renderWidget(RiskAssessment, { answers: { riskAssessment: { wfh: 'no' } } });
    const group = screen.getByRole('radiogroup', { name: /public transportation/ });
    await group.getByRole('radio', { name: 'Yes', exact: true }).click();
    expect(answers()).toEqual({ riskAssessment: { wfh: 'no', publicTrans: 'yes' } });
  });

  it('may stay unanswered', async () => {
    const { submit } = await renderWidget(RiskAssessment);
    expect(await submit()).toEqual([]);
  });

  it('asks a caregiver about the participant', async () => {
    const { screen } = await renderWidget(RiskAssessment, {
      facts: { path: { hasCaregiver: true } },
      answers: { caregiver: { relationship: 'Friend' } },
    });
    await expect
      .element(screen.getByRole('radiogroup', { name: /^Does the participant work from home/ }))
      .toBeVisible();
  });
});
