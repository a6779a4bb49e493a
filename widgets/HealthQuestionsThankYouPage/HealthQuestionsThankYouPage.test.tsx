import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { HealthQuestionsThankYouPage } from './HealthQuestionsThankYouPage.tsx';

testWidget('HealthQuestionsThankYouPage', HealthQuestionsThankYouPage);

describe('HealthQuestionsThankYouPage', () => {
  test('it thanks and announces that everything is done', async () => {
    const { screen } = await renderWidget(HealthQuestionsThankYouPage);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you!');
    await expect.element(screen.getByText(/You have completed the questionnaire/)).toBeVisible();
  });

  test.each([
    ['shows to a visitor who did not qualify', { study: {} }, 1],
    ['is hidden for a simulation', { study: { isSimulation: true } }, 0],
    ['is hidden from a fully qualified visitor', { study: {}, site: {} }, 0],
  ])('the way to other studies %s', async (_, facts, count) => {
    const { screen } = await renderWidget(HealthQuestionsThankYouPage, { facts });
    expect(screen.getByRole('link', { name: 'Find Studies' }).elements()).toHaveLength(count);
  });
});
