import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { asthmaStudy, foundNear } from '#tests/support/studies.ts';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { buttonsOf, closed, found, none, open, show, answers } from './testing/shown.ts';
import { ThankYouPage } from './ThankYouPage.tsx';

testWidget('ThankYouPage', ThankYouPage);
afterEach(() => void vi.useRealTimers());

const stepsOf = (container: Element) =>
  [...container.querySelectorAll('.next-steps h3')].map(({ textContent }) => textContent);

const qualified = /You meet the initial qualifications\./;
const noneNow = /no clinical trials immediately available/;
/** A server that thinks for ever. */
const waiting = () => new Promise(() => undefined) as never;

const opensMonday = /Nobody answers right now\. We open Monday at 8:00\u00a0AM Central Time/;

describe('ThankYouPage', () => {
  it.each([
    ['by first name', { firstName: 'Ana' }, 'Ana, thank you for your interest'],
    ['without a name too', {}, 'Thank you for your interest'],
  ])('thanks %s', async (_, named, name) => {
    const { screen } = await renderWidget(ThankYouPage, { answers: named });
    await expect.element(screen.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  it('thanks the caregiver, not the participant', async () => {
    const facts = { path: { hasCaregiver: true } };
    const caregiver = { firstName: 'Luis', lastName: 'Perez', relationship: 'Friend' } as const;
    const { screen } = await show({ ...open, ...found }, { facts, answers: { ...answers, caregiver } });
    await expect.element(screen.getByRole('heading', { name: 'Luis, thank you for your interest' })).toBeVisible();
    await expect.element(screen.getByText(/The participant meets the initial qualifications/)).toBeVisible();
  });

  it.each<[string, Situation['replies'], { says: RegExp[]; not: RegExp[] }]>([
    [
      'a study suits, and somebody answers',
      { ...open, ...found },
      {
        says: [qualified, /available now to speak with you/, /Please call our toll-free/],
        not: [noneNow, opensMonday, /contact your doctor/],
      },
    ],
    [
      'a study suits, and nobody answers',
      { ...closed, ...found },
      { says: [qualified, /contact your doctor/, opensMonday], not: [noneNow, /available now/, /Please call our/] },
    ],
    [
      'no study suits, and somebody answers',
      { ...open, ...none },
      { says: [noneNow, /will call you when there is a match/, /contact your doctor/], not: [qualified, opensMonday] },
    ],
    [
      'no study suits, and nobody answers',
      { ...closed, ...none },
      { says: [noneNow, /will call you when there is a match/, opensMonday], not: [qualified, /answers now/] },
    ],
    [
      'neither could be found out',
      {},
      { says: [/will call you when there is a match/, /contact your doctor/], not: [qualified, noneNow, opensMonday] },
    ],
  ])('says what is true when %s', async (_, replies, { says, not }) => {
    const { screen } = await show(replies);
    for (const text of says) await expect.element(screen.getByText(text)).toBeVisible();
    for (const text of not) expect(screen.container.textContent).not.toMatch(text);
    await expect
      .element(screen.getByRole('link', { name: '1-800-555-0101' }))
      .toHaveAttribute('href', 'tel:18005550101');
  });

  it.each([
    ['en', /We open today at/],
    ['es', /Abrimos hoy a las/],
  ] as const)('says in %s of calls that are taken later the same day that it is today', async (locale, text) => {
    // A moment at which the reader and the advisors have the same date.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T18:00:00Z') });
    const later = { canCallNow: { callNow: false, opens: new Date().toISOString() } };
    const { screen } = await show({ ...later, ...found }, { locale });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('says of those who told their place alone that studies are near, not that they qualify', async () => {
    const { screen } = await show({ ...open, ...found }, { answers: { firstName: 'Ana', postalCode: '90210' } });
    await expect.element(screen.getByText(/studies near you that may fit\. Each has its own/)).toBeVisible();
    expect(screen.container.textContent).not.toMatch(qualified);
  });

  it('asks whether a call can be made now, and for studies that take the visitor', async () => {
    const asked: unknown[] = [];
    const ask =
      <R,>(reply: R) =>
      (input: unknown) => {
        asked.push(input);
        return reply;
      };
    const { screen } = await show(
      { canCallNow: ask({ callNow: true }), studySearch: ask(foundNear(asthmaStudy)) },
      { answers: { ...answers, age: 52, gender: 'female' } },
    );
    await expect.element(screen.getByText(qualified)).toBeVisible();
    expect(asked).toEqual([
      { query: { 'indicationIds[]': [1], country: 'US', postalCode: '90210' } },
      {
        body: {
          postalCode: '90210',
          country: 'US',
          locale: 'en',
          indicationIds: [1],
          suits: { age: 52, gender: 'female' },
          limit: 10,
        },
      },
    ]);
  });

  it('looks for studies of healthy people where no condition was named', async () => {
    const asked: unknown[] = [];
    const studySearch = (input: unknown) => (asked.push(input), foundNear());
    const { screen } = await show({ ...open, studySearch }, { answers: { postalCode: '90210' } });
    await expect.element(screen.getByText(noneNow)).toBeVisible();
    expect(asked).toEqual([{ body: expect.objectContaining({ indicationIds: [900] }) }]);
  });

  it('shows three of the studies, without those that the visitor did not pass', async () => {
    const studies = [7, 8, 9, 10, 11].map((id) => ({ ...asthmaStudy, id, title: `Study ${id}` }));
    const { screen } = await show({ ...open, studySearch: foundNear(...studies) }, { failed: [8] });
    await expect.element(screen.getByRole('heading', { name: 'Studies near you that may fit' })).toBeVisible();
    const cards = screen.container.querySelectorAll('.card h3');
    expect([...cards].map(({ textContent }) => textContent)).toEqual(['Study 7', 'Study 9', 'Study 10']);
  });

  it.each([
    ['studies, and somebody answers', { ...open, ...found }, ['Look at these studies', 'We talk on the phone']],
    ['no study', { ...open, ...none }, ['A new study starts near you', 'A study coordinator calls you']],
  ])('says what happens next in three steps, with %s', async (_, replies, steps) => {
    const { screen } = await show(replies);
    await expect.poll(() => stepsOf(screen.container)).toEqual([...steps, 'You decide']);
  });

  it('never asks to call and promises a call without saying which comes first', async () => {
    const { screen } = await show({ ...open, ...found });
    await expect
      .element(screen.getByText(/^You may call now\. If you do not, a study coordinator will call you/))
      .toBeVisible();
    const later = await show({ ...closed, ...found });
    await expect.element(later.screen.getByText(/You do not need to call\./)).toBeVisible();
  });

  it.each(['canCallNow', 'studySearch'] as const)(
    'announces that it is checking until %s has replied',
    async (call) => {
      const { screen } = await show({ ...open, ...found, [call]: waiting });
      await expect.element(screen.getByText('Checking whether someone can speak with you now…')).toBeVisible();
      expect(buttonsOf(screen.container)).toEqual([]);
    },
  );
});
