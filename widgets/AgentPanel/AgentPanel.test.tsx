import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { AgentPanel } from './AgentPanel.tsx';
import { asClock } from './CallTime.tsx';

testWidget('AgentPanel', AgentPanel);

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [754, '12:34'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
])('%i seconds read %s', (seconds, clock) => expect(asClock(seconds)).toBe(clock));

describe('AgentPanel', () => {
  test('it says whom it is for, and what to say about the study', async () => {
    const { screen } = await renderWidget(AgentPanel, { facts: { study: { title: 'The asthma study' } } });
    await expect.element(screen.getByRole('complementary', { name: 'For agents' })).toBeVisible();
    await expect.element(screen.getByText('Only agents see this page.')).toBeVisible();
    await expect.element(screen.getByText(/I am calling about The asthma study/)).toBeVisible();
  });

  test.each([
    ['transfer', 'Go on: the next page says how to transfer the call.'],
    ['callNow', 'Go on: the next page has the number that the candidate may call now.'],
  ])('with %s it says what the next page is for', async (goOn, text) => {
    const { screen } = await renderWidget(AgentPanel, { options: { goOn } });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('it names the keys when it is asked', async () => {
    const { screen } = await renderWidget(AgentPanel);
    await screen.getByText('Keys').click();
    await expect.element(screen.getByText('Answer a study question and go to the next')).toBeVisible();
  });

  test('the time of the call is that since it began, whenever the page was opened', async () => {
    const callStartedAt = new Date(Date.now() - 720_000).toISOString();
    const { screen } = await renderWidget(AgentPanel, { answers: { callStartedAt } });
    await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^Call 12:\d\d$/);
    const before = screen.getByRole('timer').element().textContent;
    await expect.poll(() => screen.getByRole('timer').element().textContent).not.toBe(before);
  });

  test('without a script the time and the next candidate remain', async () => {
    const { screen, events } = await renderWidget(AgentPanel, { options: { script: false } });
    expect(screen.getByRole('list').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Next candidate' }).click();
    expect(events).toEqual(['startOver']);
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });
});
