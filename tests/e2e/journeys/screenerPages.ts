import { pointer } from '#tests/e2e/support/inputMethod.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { identityOf, measuresOf, type Entry } from './screenerFields.ts';
import type { ScreenerVisitor } from './screenerVisitor.ts';

/** The last segment of the address of the open page. */
const segmentOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/**
 * Answers what the open page asks of the visitor. Where a press on an answer is enough to go on it is the last thing done:
 * what is looked for after it may be on the next page already. Says whether it was done.
 */
async function answerPage(page: Page, visitor: ScreenerVisitor, movesOn: boolean): Promise<boolean> {
  const t = texts[visitor.language];
  const type = async ([label, text]: Entry) => {
    const box = page.getByRole('textbox', { name: label, exact: true });
    if ((await box.count()) > 0) await box.fill(text);
  };
  const choose = async (question: string, answer: string) => {
    const group = page.getByRole('radiogroup', { name: question });
    const isAsked = (await group.count()) > 0;
    if (isAsked) await pointer.choose(group.getByLabel(answer, { exact: true }));
    return isAsked;
  };
  for (const entry of identityOf(visitor)) await type(entry);
  if ((await choose(t.gender, t[visitor.gender])) && movesOn) return true;
  for (const [question, answer] of Object.entries(visitor.answers)) {
    if (typeof answer === 'string') {
      if ((await choose(question, answer)) && movesOn) return true;
    } else {
      const group = page.getByRole('group', { name: question });
      if ((await group.count()) > 0) for (const text of answer) await group.getByLabel(text, { exact: true }).check();
    }
  }
  for (const entry of measuresOf(visitor)) await type(entry);
  const race = page.getByLabel(visitor.ethnicity, { exact: true });
  if ((await race.count()) > 0) await race.check();
  return false;
}

/**
 * Fills the pages of the first step in their order, up to the button of the last one; `onOpen` is called on each as it
 * opens. On pages of one question a press is enough to go on.
 */
export async function fillPages(page: Page, visitor: ScreenerVisitor, onOpen?: () => Promise<void>): Promise<void> {
  const t = texts[visitor.language];
  for (;;) {
    const step = segmentOf(page);
    await onOpen?.();
    const movesOn = visitor.flow === 'ws23' && (await page.getByRole('textbox').count()) === 0;
    // Until the country is known the boxes have other names.
    await waitUntilIdle(page);
    if (!(await answerPage(page, visitor, movesOn))) {
      if ((await page.getByRole('button', { name: t.finish }).count()) > 0) return;
      await page.getByRole('button', { name: t.next, exact: true }).click();
    }
    await expect.poll(() => segmentOf(page)).not.toBe(step);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}
