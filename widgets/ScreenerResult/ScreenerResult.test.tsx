import { describe, expect, test } from 'vitest';
import type { ExampleFacts } from '#src/kit/example.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { asthmaStudy, foundNear } from '#tests/support/studies.ts';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ScreenerResult } from './ScreenerResult.tsx';

const noMatch = 'This study is not the right match';
const sorry = "Sorry, you didn't qualify for this study";
const open: Situation['replies'] = { canCallNow: { callNow: true } };
const closed: Situation['replies'] = { canCallNow: { callNow: false, opens: '2026-06-15T13:00:00Z' } };
const qualified: ExampleFacts = { study: {}, site: {} };
const tooYoung: ExampleFacts = { study: { minAge: 18 }, site: {}, answers: { age: 17 } };

testWidget('ScreenerResult', ScreenerResult, { facts: qualified });

describe('ScreenerResult', () => {
  test('a qualified visitor is congratulated and called to call', async () => {
    const study = { closingCommentsQualified: 'Bring your inhaler.' };
    const { screen } = await renderWidget(ScreenerResult, { facts: { ...qualified, study }, replies: open });
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Congratulations! You may qualify for this study.');
    await expect.element(screen.getByText(/schedule a visit/)).toBeVisible();
    await expect.element(screen.getByText('Bring your inhaler.')).toBeVisible();
    const call = screen.getByRole('link', { name: 'Call Now' });
    await expect.element(call).toHaveAttribute('href', 'tel:18005550102');
    expect(screen.getByRole('link', { name: 'Find Studies' }).elements()).toHaveLength(0);
  });

  test('nobody is asked to call now while nobody answers', async () => {
    const { screen } = await renderWidget(ScreenerResult, { facts: qualified, replies: closed });
    await expect.element(screen.getByText(/We open Monday at 8:00\u00a0AM Central Time/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '1-800-555-0102' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Now' }).elements()).toHaveLength(0);
    expect(screen.container.textContent).not.toMatch(/call now/i);
  });

  test.each([
    ['who can call now', open, /^Call now\. If you do not, the coordinator will call you/],
    ['who cannot', closed, /^The coordinator will call you during the hours above/],
  ])('what happens next stands in three steps, and says who calls: to a visitor %s', async (_, replies, who) => {
    const { screen } = await renderWidget(ScreenerResult, { facts: qualified, replies });
    await expect.element(screen.getByText(who)).toBeVisible();
    const steps = [...screen.container.querySelectorAll('.next-steps h3')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['You talk with a study coordinator', 'You choose a day for a visit', 'You decide']);
  });

  test('who has booked reads when, and in which zone, in place of the call to schedule a visit', async () => {
    const customer = { name: 'Ana Lopez', timezone: 'America/Chicago' };
    const { screen } = await renderWidget(ScreenerResult, {
      facts: { ...qualified, query: { studyId: '1' }, bookings: { 1: { customer } } },
    });
    const words = /^Your appointment is booked for .+ at .+ \(Central Time\)\. We will call you/;
    await expect.element(screen.getByText(words)).toBeVisible();
    const numbers = screen.getByRole('link').elements();
    expect(numbers.map(({ textContent }) => textContent?.trim())).toEqual(['1-800-555-0100']);
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
    ['a visitor who does not qualify', tooYoung, noMatch, sorry],
    ['a qualified visitor of a simulation', { study: { isSimulation: true }, site: {} }, noMatch, sorry],
    [
      'a visitor without a site',
      { study: {}, siteSearch: 'none' as const },
      'Sorry, there is no study site near you available right now',
      'We will contact you if one becomes available. Until then, another study may be closer to you.',
    ],
    [
      'a visitor for whom no site could be looked up',
      { study: {}, siteSearch: 'failed' as const },
      'We could not check whether a study site is near you',
      'We have your answers. We will contact you if a study site near you is available.',
    ],
    [
      'a visitor whose postal code could not be checked',
      { study: {} },
      'We could not check whether a study site is near you',
      'We have your answers. We will contact you if a study site near you is available.',
    ],
    [
      'the caregiver of somebody who does not qualify',
      { ...tooYoung, path: { hasCaregiver: true, caregiverType: 'adult' as const } },
      'This study is not the right match for the participant',
      "Sorry, the participant didn't qualify for this study",
    ],
    [
      'the parent of a child who does not qualify',
      { ...tooYoung, path: { hasCaregiver: true, caregiverType: 'parent_child' as const } },
      'This study is not the right match for your child',
      "Sorry, your child didn't qualify for this study",
    ],
  ])('%s reads so in the heading and below it', async (_, facts, heading, lead) => {
    const { screen } = await renderWidget(ScreenerResult, {
      facts,
      answers: { age: 17, participant: 'someone_else' },
    });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await expect.element(screen.getByText(lead)).toBeVisible();
    expect(screen.container.textContent).not.toContain('Congratulations');
  });

  test.each([
    ['them', {}, 'Este estudio no es el adecuado para usted'],
    [
      'whom they answer for',
      { path: { hasCaregiver: true, caregiverType: 'adult' as const } },
      'Este estudio no es el adecuado para el participante',
    ],
    [
      'their child',
      { path: { hasCaregiver: true, caregiverType: 'parent_child' as const } },
      'Este estudio no es el adecuado para su hijo o hija',
    ],
  ])('who reads Spanish hears that the study does not fit %s, not that it is bad', async (_, facts, heading) => {
    const situation = {
      facts: { ...tooYoung, ...facts },
      answers: { age: 17, participant: 'someone_else' },
      locale: 'es',
    } as const;
    const { screen } = await renderWidget(ScreenerResult, situation);
    const said = screen.getByRole('heading', { level: 1 });
    await expect.element(said).toBeVisible();
    expect(said.element().textContent).toBe(heading);
  });

  test.each([
    ['Distance', 'US', /within 99 miles of 60601\.$/],
    ['Distance', 'ZA', /within 160 km of 60601\.$/],
    ['Country', 'US', /in all of this country: United States\.$/],
    ['State', 'US', /in the state or region of 60601\.$/],
  ] as const)('without a site it says how far was looked: %s, in %s', async (siteTargetAreaType, country, text) => {
    const facts = { country, siteSearch: 'none', study: { siteTargetAreaType } } as const;
    const { screen } = await renderWidget(ScreenerResult, { facts, answers: { postalCode: '60601' } });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('where no site could be looked up it does not say how far was looked', async () => {
    const facts = { siteSearch: 'failed', study: { siteTargetAreaType: 'Country' } } as const;
    const { screen } = await renderWidget(ScreenerResult, { facts, answers: { postalCode: '60601' } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.container.textContent).not.toContain('We looked for');
  });

  test('other studies about the same show at once, and the one that did not fit is none of them', async () => {
    const asked: unknown[] = [];
    const studySearch = (input: unknown) => {
      asked.push(input);
      return foundNear({ ...asthmaStudy, id: 1, title: 'The same study' }, asthmaStudy);
    };
    const facts = { ...tooYoung, study: { minAge: 18, indicationIds: [1] } };
    const answers = { age: 17, postalCode: '60601' };
    const { screen } = await renderWidget(ScreenerResult, { facts, answers, replies: { studySearch } });
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The same study' }).elements()).toEqual([]);
    expect(asked).toEqual([{ body: expect.objectContaining({ indicationIds: [1], suits: { age: 17 } }) }]);
  });

  test('where no other study fits it says that some were looked for', async () => {
    const facts = { ...tooYoung, study: { minAge: 18, indicationIds: [1] } };
    const answers = { age: 17, postalCode: '60601' };
    const { screen } = await renderWidget(ScreenerResult, { facts, answers, replies: { studySearch: foundNear() } });
    await expect
      .element(screen.getByText(/^We looked for other studies about the same condition near 60601\./))
      .toBeVisible();
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
