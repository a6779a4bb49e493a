import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { locales } from '#src/i18n/locales/index.ts';
import { sharedTexts } from '#src/i18n/locales/sharedTexts.ts';
import type { Messages } from '#src/i18n/texts.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { fieldMessages } from './fieldMessages.ts';
import type { Message } from './message.ts';
import { outcomeMessages } from './outcomeMessages.ts';

// Every message that the product has for a field and for an outcome: word for word, in its situation, in both
// languages.

const messages = [...fieldMessages, ...outcomeMessages].map((message) => [message.en, message.when, message] as const);

/** The innermost element with exactly this text. */
function saying(container: Element, text: string): Element | undefined {
  const all = [...container.querySelectorAll('*')];
  return all.findLast((element) => element.textContent?.replace(/\s+/g, ' ').trim() === text);
}

async function meet({ widget, situation = {}, enter }: Message, more: Situation): Promise<Element> {
  await page.viewport(1280, 900);
  const { screen, submit } = await renderWidget(widget, { ...situation, ...more });
  await enter?.(screen);
  await submit();
  return screen.container;
}

/** Whether the page marks it as English, apart from the whole document. */
const isMarked = (element: Element | undefined) => element?.closest('main [lang=en]') !== null;

/** The same texts as if this one had not been translated. */
function without({ en, es = {} }: Messages, text: string): Messages {
  const kept = Object.entries(es).filter(([, translated]) => translated !== text && !translated?.includes('{days}'));
  return { en, es: Object.fromEntries(kept) };
}

test.each(messages)('"%s" when %s', async (_en, _when, message) => {
  const container = await meet(message, { locale: 'en' });
  await expect.poll(() => saying(container, message.en)).toBeVisible();
});

test.each(messages)('the Spanish of "%s" when %s', async (_en, _when, message) => {
  const container = await meet(message, { locale: 'es' });
  await expect.poll(() => saying(container, message.es)).toBeVisible();
  expect(isMarked(saying(container, message.es))).toBe(false);
});

test.each(messages)('"%s" in English and marked so, were it not translated, when %s', async (_en, _when, message) => {
  const own = without(message.widget.spec.messages, message.es);
  const sharedMessages = without(sharedTexts(locales).common, message.es);
  const container = await meet(message, { locale: 'es', messages: own, sharedMessages });
  await expect.poll(() => saying(container, message.en)).toBeVisible();
  expect(isMarked(saying(container, message.en))).toBe(true);
});
