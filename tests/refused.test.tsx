import { describe, expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { textHelp } from '#src/kit/textHelp.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { asthmaStudy, foundNear } from '#tests/support/studies.ts';
import { Booking } from '#widgets/Booking/Booking.tsx';
import { BookingThankYou } from '#widgets/BookingThankYou/BookingThankYou.tsx';
import { OncologyConfirmation } from '#widgets/OncologyConfirmation/OncologyConfirmation.tsx';
import { ScreenerResult } from '#widgets/ScreenerResult/ScreenerResult.tsx';
import { ScreenerThankYou } from '#widgets/ScreenerThankYou/ScreenerThankYou.tsx';
import { ThankYou } from '#widgets/ThankYou/ThankYou.tsx';
import { ThankYouPage } from '#widgets/ThankYouPage/ThankYouPage.tsx';
import { ThankYouSpecial } from '#widgets/ThankYouSpecial/ThankYouSpecial.tsx';

const kinds = { ScreenerResult, ScreenerThankYou, ThankYou, ThankYouPage, ThankYouSpecial };
const who: Readonly<Record<string, ExampleFacts>> = {
  qualifies: { study: {}, site: {} },
  'has no site near': { study: {}, siteSearch: 'none' },
  'has a site that nobody could look for': { study: {}, siteSearch: 'failed' },
  'is of no study': {},
};
const rows = Object.keys(kinds)
  .flatMap((kind) => Object.keys(who).map((one) => [kind, one] as const))
  // The outcome of no study says that it does not fit.
  .filter(([kind, one]) => kind !== 'ScreenerResult' || one !== 'is of no study');

const promise = {
  en: /\b(will|may) (call|contact) you\b(?! (now|about))|one will call|next step is|calls you/i,
  es: /(?<!nadie )le llamar(á|emos)(?!\p{L})|nos comunicaremos|se comunique con usted|siguiente paso es/iu,
};
const mayCall = { en: /\b(?:will|may) call you\b/, es: /le llam(?:e|ará)(?!\p{L})/u };
const refused = {
  en: 'You withdrew your consent, so nobody will call you.',
  es: 'Usted retiró su consentimiento, así que nadie le llamará.',
};
const booked = { study: { closingCommentsQualified: 'The doctor will call you.' }, site: {}, bookings: { 1: {} } };
const changedMind = { en: /If you change your mind, call:/, es: /Si cambia de opinión, llame al:/ };
const withdrawn = { call: true, sms: true, email: true, contact: true } as const;
const agreed = { indication: true, phone: true, email: true, criterium: true };

type Shown = {
  locale: 'en' | 'es';
  hours: 'open' | 'closed';
  search?: ReturnType<typeof foundNear>;
  consents?: Answers['consents'];
  phone?: string;
};

/** The end of a flow, with or without another study near. */
async function show(
  kind: string,
  facts: ExampleFacts,
  { locale, hours, search = foundNear(), consents, phone }: Shown,
) {
  const widget = Object.entries({ ...kinds, BookingThankYou }).find(([name]) => name === kind)?.[1] ?? ThankYou;
  const replies = { canCallNow: { callNow: hours === 'open' }, studySearch: search };
  const answers = { postalCode: '60601', indicationIds: [1], consents, phone };
  const { screen } = await renderWidget(widget, { locale, answers, replies, facts });
  await expect.poll(() => screen.container.querySelector('.spinner')).toBeNull();
  // The search may be answered last.
  await expect.poll(() => screen.container.querySelector('.skeleton')).toBeNull();
  return screen.container;
}

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  describe.each(['open', 'closed'] as const)('while the line is %s', (hours) => {
    test.each(rows)('%s promises no call to who %s and took the consent back', async (kind, one) => {
      const shown = await show(kind, { ...who[one], withdrawn }, { locale, hours });
      // Thanks in plain words leave out what they would promise.
      if (kind !== 'ThankYou') await expect.poll(() => shown.textContent).toContain(refused[locale]);
      expect(shown.textContent.replaceAll(refused[locale], '')).not.toMatch(promise[locale]);
    });
  });

  test.each(['BookingThankYou', 'ScreenerResult'])(
    '%s promises no call at an appointment to who took the consent back',
    async (kind) => {
      const shown = await show(kind, { ...booked, withdrawn }, { locale, hours: 'open' });
      expect(shown.textContent.replaceAll(refused[locale], '')).not.toMatch(promise[locale]);
      expect(shown.textContent).toContain(refused[locale]);
      const agreedAgain = await show(kind, { ...booked, withdrawn }, { locale, hours: 'open', consents: agreed });
      expect(agreedAgain.textContent).toMatch(promise[locale]);
    },
  );

  test('without an appointment nobody is said to call who took the consent back', async () => {
    const shown = await show('BookingThankYou', { study: {}, withdrawn }, { locale, hours: 'open' });
    expect(shown.textContent).toContain(refused[locale]);
    expect(shown.textContent.replaceAll(refused[locale], '')).not.toMatch(promise[locale]);
  });

  test.each([
    ['where no time is free', Booking],
    ['where no number reaches the oncology team', OncologyConfirmation],
  ] as const)('%s nobody is said to call who took the consent back', async (_, widget) => {
    const numbers = { ...placeholderNumbers, callCenterUnreachedFrom: ['AU' as const] };
    const situation: Situation = { locale, replies: { availability: [] }, surroundings: { numbers } };
    const facts = { study: {}, country: 'AU' } as const;
    const { screen } = await renderWidget(widget, { ...situation, facts });
    await expect.poll(() => screen.container.textContent).toMatch(mayCall[locale]);
    await screen.unmount();
    const { container } = (await renderWidget(widget, { ...situation, facts: { ...facts, withdrawn } })).screen;
    await expect.poll(() => container.textContent).toContain(refused[locale]);
    expect(container.textContent.replaceAll(refused[locale], '')).not.toMatch(mayCall[locale]);
  });

  test.each(['BookingThankYou', 'ScreenerResult', 'ScreenerThankYou', 'ThankYouSpecial'])(
    '%s says what the number is for to who took the consent back',
    async (kind) => {
      const facts = kind === 'BookingThankYou' ? booked : who['qualifies'];
      const shown = await show(kind, { ...facts, withdrawn }, { locale, hours: 'closed' });
      await expect.poll(() => shown.textContent).toMatch(changedMind[locale]);
    },
  );

  test.each(['ScreenerThankYou', 'ThankYouPage'])(
    '%s promises no text messages to who took them back',
    async (kind) => {
      const facts = { ...who['qualifies'], campaign: { consent: { shown: true, onConditions: false } } };
      const texts = textHelp[locale].slice(0, 15);
      const shown = await show(kind, facts, { locale, hours: 'open', phone: '+13125550123' });
      expect(shown.textContent).toContain(texts);
      const after = await show(kind, { ...facts, withdrawn }, { locale, hours: 'open', phone: '+13125550123' });
      expect(after.textContent).not.toContain(texts);
    },
  );

  test('beside studies that suit, a sign-up promises no call to who took the consent back', async () => {
    const shown = await show('ThankYouPage', { withdrawn }, { locale, hours: 'open', search: foundNear(asthmaStudy) });
    await expect.poll(() => shown.querySelector('.card')).not.toBeNull();
    expect(shown.textContent).not.toMatch(promise[locale]);
  });

  test.each(Object.keys(kinds))('%s promises it again to who agreed again', async (kind) => {
    const facts = { ...who['qualifies'], withdrawn };
    const shown = await show(kind, facts, { locale, hours: 'closed', consents: agreed });
    await expect.poll(() => shown.textContent).toMatch(promise[locale]);
    expect(shown.textContent).not.toContain(refused[locale]);
  });

  test('the outcome names no next step before the answers have arrived', async () => {
    for (const isSpecial of [false, true]) {
      const facts = { study: { isSpecial }, site: {}, isLeadPending: true };
      const shown = await show('ScreenerResult', facts, { locale, hours: 'open' });
      expect(shown.textContent).not.toMatch(promise[locale]);
      const saved = await show('ScreenerResult', { ...facts, isLeadPending: false }, { locale, hours: 'open' });
      expect(saved.textContent).toMatch(promise[locale]);
    }
  });
});
