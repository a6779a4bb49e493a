import { afterEach, expect, test } from 'vitest';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import type { Locale } from '#src/domain/facts.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { sharedTexts } from '#src/i18n/locales/sharedTexts.ts';
import { createTexts } from '#src/i18n/texts.ts';
import type { Page } from '#src/app/page/page.ts';
import '#src/ui/ui.css';
import { setDocumentHead } from './documentHead.ts';

type Given = { pageTitle?: { en: string; es: string }; mainBgColor?: string };

function open(given: Given, locale: Locale = 'en'): void {
  const page: Pick<Page, 'locale' | 'campaign' | 'settings' | 'texts'> = {
    locale,
    campaign: expandCampaign({ name: 's6', steps: {}, ...given }, {}),
    settings: { brand: 'trial-search', environment: 'production', year: 2026, numbers: placeholderNumbers },
    texts: createTexts(locale, sharedTexts(locales)),
  };
  // The head of a document comes of nothing else of the page.
  setDocumentHead(page as Page);
}

const { documentElement, body } = document;
afterEach(() => documentElement.style.removeProperty('--page'));

test.each([
  [{ pageTitle: { en: 'Join us', es: 'Participe' } }, 'en', 'Join us'],
  [{ pageTitle: { en: 'Join us', es: 'Participe' } }, 'es', 'Participe'],
  [{}, 'en', 'Registration'],
  [{}, 'es', 'Registro'],
] as const)('the title of a campaign with %j is in %s %j', (given, locale, title) => {
  open(given, locale);
  expect([document.title, documentElement.lang]).toEqual([title, locale]);
});

test.each([
  [{ mainBgColor: '#ffeedd' }, 'rgb(255, 238, 221)'],
  [{}, 'rgb(255, 255, 255)'],
])('the background of a campaign with %j is %s', (given, color) => {
  open(given);
  expect(getComputedStyle(body).backgroundColor).toBe(color);
});
