import { pointer, type InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { fillScreener, screenerHome } from './screener.ts';
import { fillPages, isPaged } from './screenerPages.ts';
import type { ScreenerVisitor } from './screenerVisitor.ts';
import type { ScreenerStep } from '#tests/e2e/support/screenerStep.ts';
import { enter, expectStepOpen, leave } from '#tests/e2e/support/screenerStepActions.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** A journey through a screener from its first page to its end, and the rows in the database after it. */
export type Journey = {
  visitor: ScreenerVisitor;
  steps: readonly ScreenerStep[];
  record: Readonly<Record<string, unknown>>;
};

type Company = {
  input?: InputMethod;
  /** Called on each step as it opens, and again when everything is entered on it. */
  onOpen?: (step: string) => Promise<void>;
  onEntered?: (step: string) => Promise<void>;
};

const idle = async () => {};

/** Walks the journey; its last step is open afterwards. */
export async function walk(page: Page, { visitor, steps }: Journey, company: Company = {}): Promise<void> {
  const { input = pointer, onOpen = idle, onEntered = idle } = company;
  const { language, name, caregiver } = visitor;
  const greeted = caregiver?.name ?? name;
  const home = screenerHome(visitor);
  await page.goto(home);
  if (isPaged(visitor.flow)) await fillPages(page, visitor, { input, onOpen, onEntered });
  else {
    await onOpen('home');
    await fillScreener(page, visitor, input);
    await onEntered('home');
  }
  await input.press(page.getByRole('button', { name: texts[language].finish }));
  for (const [index, step] of steps.entries()) {
    const visit = { page, language, input, step, onSigning: () => onOpen('esign') };
    await expectStepOpen(visit, home, greeted.split(' ').slice(0, -1).join(' '));
    await onOpen(step.name);
    await enter(visit);
    await onEntered(step.name);
    if (index < steps.length - 1) await leave(visit);
  }
}
