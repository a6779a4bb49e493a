import { describe, expect, test } from 'vitest';
import type { ExampleFacts } from '#src/kit/example.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { asthmaStudy, foundNear } from '#tests/support/studies.ts';
import { ScreenerResult } from '#widgets/ScreenerResult/ScreenerResult.tsx';
import { ScreenerThankYou } from '#widgets/ScreenerThankYou/ScreenerThankYou.tsx';
import { ThankYou } from '#widgets/ThankYou/ThankYou.tsx';
import { ThankYouPage } from '#widgets/ThankYouPage/ThankYouPage.tsx';
import { ThankYouSpecial } from '#widgets/ThankYouSpecial/ThankYouSpecial.tsx';

const kinds = { ScreenerResult, ScreenerThankYou, ThankYou, ThankYouPage, ThankYouSpecial };
const who: Readonly<Record<string, ExampleFacts>> = {
  qualifies: { study: { closingCommentsQualified: 'Fast before we call you. (llamaremos)' }, site: {} },
  'has no site near': { study: {}, siteSearch: 'none' },
  'is of no study': {},
};
const rows = Object.keys(kinds)
  .flatMap((kind) => Object.keys(who).map((one) => [kind, one] as const))
  // The outcome of no study says that it does not fit.
  .filter(([kind, one]) => kind !== 'ScreenerResult' || one !== 'is of no study');

const promise = {
  en: /\b(call|calls|contact) you\b|one will call|received|available now/i,
  es: /llamar(á|emos)(?!\p{L})|nos comunicaremos|hemos recibido su información|disponible ahora/iu,
};
const waits = {
  en: 'What happens next is shown here once your answers have reached us.',
  es: 'Aquí verá los próximos pasos en cuanto hayamos recibido sus respuestas.',
};

/** The end of a flow, while calls are answered and there is another study near, and nothing else can be reached. */
async function show(kind: string, facts: ExampleFacts | undefined, locale: 'en' | 'es', isLeadPending: boolean) {
  const widget = Object.entries(kinds).find(([name]) => name === kind)?.[1] ?? ThankYou;
  const replies = { canCallNow: { callNow: true }, studySearch: foundNear(asthmaStudy) };
  const answers = { postalCode: '60601', indicationIds: [1] };
  const { screen } = await renderWidget(widget, { locale, answers, replies, facts: { ...facts, isLeadPending } });
  await expect.poll(() => screen.container.querySelector('.spinner')).toBeNull();
  return screen;
}

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  test.each(rows)('%s promises nothing for what was not sent to who %s', async (kind, one) => {
    const screen = await show(kind, who[one], locale, true);
    await expect.element(screen.getByText(waits[locale])).toBeVisible();
    expect(screen.container.textContent).not.toMatch(promise[locale]);
  });

  test.each(Object.keys(kinds))('%s says what follows once it is saved', async (kind) => {
    const screen = await show(kind, who['qualifies'], locale, false);
    await expect.poll(() => screen.container.textContent).toMatch(promise[locale]);
    expect(screen.container.textContent).not.toContain(waits[locale]);
  });
});
