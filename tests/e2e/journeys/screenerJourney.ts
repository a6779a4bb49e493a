import { pointer, type Hands } from '#tests/e2e/support/inputMethod.ts';
import { fillScreener, screenerHome, type ScreenerVisitor } from './screenerVisitor.ts';
import { enter, expectStop, leave, type Stop } from '#tests/e2e/support/screenerStep.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { words } from '#tests/e2e/support/texts.ts';

/** A way through a screener from its first page to its end, and what the database then says. */
export type Journey = {
  visitor: ScreenerVisitor;
  stops: readonly Stop[];
  record: Readonly<Record<string, unknown>>;
};

type Company = {
  hands?: Hands;
  /** Called on each step as it opens, and again when everything is entered on it. */
  onOpen?: (step: string) => Promise<void>;
  onEntered?: (step: string) => Promise<void>;
};

const idle = async () => {};

/** Walks the journey; the page then stands at its end. */
export async function walk(page: Page, { visitor, stops }: Journey, company: Company = {}): Promise<void> {
  const { hands = pointer, onOpen = idle, onEntered = idle } = company;
  const { language, name, caregiver } = visitor;
  const greeted = caregiver?.name ?? name;
  const home = screenerHome(visitor);
  await page.goto(home);
  await onOpen('home');
  await fillScreener(page, visitor, hands);
  await onEntered('home');
  await hands.press(page.getByRole('button', { name: words[language].finish }));
  for (const [index, stop] of stops.entries()) {
    const visit = { page, language, hands, stop, onSigning: () => onOpen('esign') };
    await expectStop(visit, home, greeted.split(' ').slice(0, -1).join(' '));
    await onOpen(stop.step);
    await enter(visit);
    await onEntered(stop.step);
    if (index < stops.length - 1) await leave(visit);
  }
}
