import { describe, expect, test } from 'vitest';
import type { ExampleFacts } from '#src/kit/example.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ScreenerResult } from './ScreenerResult.tsx';

const sorry = "Sorry, you didn't qualify for this study";
const qualified: ExampleFacts = { study: {}, site: {} };
const tooYoung: ExampleFacts = { study: { minAge: 18 }, site: {}, answers: { age: 17 } };

testWidget('ScreenerResult', ScreenerResult, { facts: qualified });

describe('ScreenerResult', () => {
  test('a qualified visitor is congratulated and called to call', async () => {
    const study = { closingCommentsQualified: 'Bring your inhaler.' };
    const { screen } = await renderWidget(ScreenerResult, { facts: { ...qualified, study } });
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Congratulations! You may qualify for this study.');
    await expect.element(screen.getByText(/schedule a visit/)).toBeVisible();
    await expect.element(screen.getByText('Bring your inhaler.')).toBeVisible();
    const call = screen.getByRole('link', { name: 'Call Now' });
    await expect.element(call).toHaveAttribute('href', 'tel:18005550102');
    expect(screen.getByRole('link', { name: 'Find Studies' }).elements()).toHaveLength(0);
  });

  test('who has booked reads when, in place of the call to schedule a visit', async () => {
    const { screen } = await renderWidget(ScreenerResult, {
      facts: { ...qualified, query: { studyId: '1' }, bookings: { 1: {} } },
    });
    await expect.element(screen.getByText(/^Your appointment is booked for .+ at .+\. If you have/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Call Now' })).toBeVisible();
    expect(screen.getByText(/schedule a visit/).elements()).toHaveLength(0);
  });

  test('a special study is congratulated the same way, with the number to call', async () => {
    const { screen } = await renderWidget(ScreenerResult, { facts: { ...qualified, study: { isSpecial: true } } });
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Congratulations! You pre-qualify for this special study.');
    await expect.element(screen.getByRole('link', { name: '1-800-555-0102' })).toBeVisible();
  });

  test.each([
    ['a visitor who does not qualify', tooYoung, sorry],
    ['a qualified visitor of a simulation', { study: { isSimulation: true }, site: {} }, sorry],
    ['a visitor without a site', { study: {} }, 'Sorry, there is no study site near you available right now'],
    [
      'the caregiver of somebody who does not qualify',
      { ...tooYoung, path: { hasCaregiver: true } },
      "Sorry, the participant didn't qualify for this study",
    ],
  ])('%s reads so in the heading', async (_, facts, heading) => {
    const { screen } = await renderWidget(ScreenerResult, { facts, answers: { age: 17 } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.container.textContent).not.toContain('Congratulations');
  });

  test('the way to other studies records the failed screening first', async () => {
    const { screen, events } = await renderWidget(ScreenerResult, { facts: { study: {} } });
    await screen.getByRole('link', { name: 'Find Studies' }).click();
    expect(events).toEqual(['recordFailedScreening', 'navigate /signup/study-search/home']);
  });

  test.each([
    ['links back to the site that sent the visitor', { study: {} }, 'https://example.com/back', 1],
    ['never runs a script', { study: {} }, 'javascript:alert(1)', 0],
    ['is not offered to the qualified', qualified, 'https://example.com/back', 0],
  ])('the return link %s', async (_, facts, affiliateReturnUrl, count) => {
    const { screen } = await renderWidget(ScreenerResult, { facts: { ...facts, path: { affiliateReturnUrl } } });
    expect(screen.getByRole('link', { name: 'Return' }).elements()).toHaveLength(count);
  });

  test('while the study is loading no outcome shows', async () => {
    const path = { loadingInitialPayload: true };
    const { screen } = await renderWidget(ScreenerResult, { facts: { ...qualified, path } });
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });
});
