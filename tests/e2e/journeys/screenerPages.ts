import { pointer, type InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { fillRest, identityOf, labelFor, measuresOf, type Entry } from './screenerFields.ts';
import { screenerTexts } from './screenerTexts.ts';
import type { ScreenerVisitor } from './screenerVisitor.ts';

/** The flows whose first step is several pages. */
export const isPaged = (flow = ''): boolean => flow === 'ws22' || flow === 'ws23';

/** The last segment of the address of the open page. */
const segmentOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Answers what the open page asks of the visitor. Says whether the last press was on one answer of several. */
async function answerPage(page: Page, visitor: ScreenerVisitor, input: InputMethod): Promise<boolean> {
  const { language, caregiver, isAsked } = visitor;
  const [t, s] = [texts[language], screenerTexts[language]];
  let isByPress = false;
  const type = async ([label, text]: Entry) => {
    const box = page.getByRole('textbox', { name: label, exact: true });
    if ((await box.count()) > 0) await input.type(box, text);
  };
  const choose = async (question: string | RegExp, answer: string) => {
    const group = page.getByRole('radiogroup', { name: question });
    if ((await group.count()) === 0) return;
    await input.choose(group, answer);
    isByPress = true;
  };
  const isAdult = caregiver?.birthDate !== undefined;
  if (isAsked || isAdult) await choose(s.who, isAdult ? s.someoneElse : s.myself);
  // The choice opens the boxes of the caregiver.
  if (isAdult && isByPress) await expect(page.getByRole('textbox', { name: s.ownName, exact: true })).toBeVisible();
  if (caregiver) await type([s.ownName, caregiver.name]);
  if (caregiver?.birthDate) await type([s.ownBirthDate, caregiver.birthDate]);
  for (const entry of identityOf(visitor)) await type(entry);
  await choose(labelFor(visitor, t.gender), t[visitor.gender]);
  for (const [question, answer] of Object.entries(visitor.answers)) {
    if (typeof answer === 'string') await choose(question, answer);
    else {
      const group = page.getByRole('group', { name: question });
      if ((await group.count()) > 0)
        for (const text of answer) await input.tick(group.getByLabel(text, { exact: true }));
    }
  }
  for (const entry of measuresOf(visitor)) await type(entry);
  const race = page.getByLabel(visitor.ethnicity, { exact: true });
  if ((await race.count()) > 0) await input.tick(race);
  const isHere = async (role: 'textbox' | 'checkbox' | 'combobox', name: string | RegExp) =>
    (await page.getByRole(role, { name }).count()) > 0;
  const { ctScan, howHeard, authorizes, agrees, ...rest } = visitor;
  await fillRest(
    page,
    {
      ...rest,
      ...(ctScan && (await isHere('textbox', s.ctScan)) && { ctScan }),
      ...(howHeard && (await isHere('combobox', s.howHeard)) && { howHeard }),
      ...(authorizes && (await isHere('checkbox', s.medicalRecords)) && { authorizes }),
      ...(agrees && (await isHere('checkbox', t.agree)) && { agrees }),
    },
    input,
  );
  return isByPress;
}

type Company = {
  input?: InputMethod;
  onOpen: (step: string) => Promise<void>;
  onEntered: (step: string) => Promise<void>;
};

/** Fills the pages of the first step in their order, up to the button of the last one. */
export async function fillPages(page: Page, visitor: ScreenerVisitor, company: Company): Promise<void> {
  const { input = pointer, onOpen, onEntered } = company;
  const t = texts[visitor.language];
  for (;;) {
    const step = segmentOf(page);
    await onOpen(step);
    const movesOn = visitor.flow === 'ws23' && input === pointer && (await page.getByRole('textbox').count()) === 0;
    // Until the country is known the boxes have other names.
    await waitUntilIdle(page);
    const isByPress = await answerPage(page, visitor, input);
    if (!(movesOn && isByPress)) {
      await onEntered(step);
      if ((await page.getByRole('button', { name: t.finish }).count()) > 0) return;
      await input.press(page.getByRole('button', { name: t.next, exact: true }));
    }
    await expect.poll(() => segmentOf(page)).not.toBe(step);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}
