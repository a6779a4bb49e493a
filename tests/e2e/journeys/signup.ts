import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';

/** A visitor of the sign-up: what the address brings, and what they type and choose. */
export type SignupVisitor = {
  language: Language;
  query: string;
  /** Chosen on the landing page; without it the visitor presses the Find button. */
  gender?: 'man' | 'woman';
  zip: string;
  age: string;
  name: string;
  phone: string;
  email?: string;
  /** A parent who answers for a child. */
  parent?: string;
};

/** Signs up with as few answers as possible. */
export const rosa: SignupVisitor = {
  language: 'en',
  query: '',
  zip: '60601',
  age: '52',
  name: 'Rosa Short Diaz',
  phone: '3125550123',
};

/** Address of a step of the sign-up. */
export const signupStep = ({ language, query }: Pick<SignupVisitor, 'language' | 'query'>, step: string) =>
  `${texts[language].prefix}/s6/${step}${query}`;

/** Waits until the step is open. */
export async function expectStep(page: Page, visitor: Pick<SignupVisitor, 'language' | 'query'>, step: string) {
  await expect(page).toHaveURL(signupStep(visitor, step));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const type = (label: string, text: string) => (page: Page) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);

/** What the visitor does on each step between the landing page and the conditions, the Next button left out. */
export function entriesOf(visitor: SignupVisitor): [step: string, enter: (page: Page) => Promise<void>][] {
  const t = texts[visitor.language];
  const { parent } = visitor;
  return [
    ['postal', type(parent ? `Your child's ${t.postal}` : t.postal, visitor.zip)],
    [
      'age',
      async (page) => {
        const label = parent ? "Your child's age" : t.age;
        await page.getByRole('combobox', { name: label, exact: true }).selectOption(visitor.age);
      },
    ],
    [
      'name',
      async (page) => {
        if (parent) await type('Your full name', parent)(page);
        await type(parent ? "Your child's full name" : t.fullName, visitor.name)(page);
      },
    ],
    ['phone', type(t.phone, visitor.phone)],
    ['email', (page) => type(t.emailOptional, visitor.email ?? '')(page)],
  ];
}

/** Leaves the landing page as the visitor does. */
export async function land(page: Page, visitor: SignupVisitor): Promise<void> {
  const t = texts[visitor.language];
  await page.goto(signupStep(visitor, 'home'));
  await page.getByRole('button', { name: visitor.gender ? t[visitor.gender] : t.find, exact: true }).click();
}

/** From the step after the landing page to the one after the email. */
export async function answerSteps(page: Page, visitor: SignupVisitor): Promise<void> {
  for (const [step, enter] of entriesOf(visitor)) {
    await expectStep(page, visitor, step);
    await enter(page);
    await page.getByRole('button', { name: texts[visitor.language].next, exact: true }).click();
  }
}

/** The last step: chooses a condition where one is given, and opens the thanks. */
export async function conclude(page: Page, visitor: SignupVisitor, condition?: readonly [typed: string, name: string]) {
  const t = texts[visitor.language];
  await expectStep(page, visitor, 'indications');
  if (condition) {
    await page.getByRole('combobox', { name: t.searchConditions }).fill(condition[0]);
    await page.getByRole('option', { name: condition[1] }).click();
    await expect(page.getByRole('button', { name: new RegExp(condition[1]) })).toBeVisible();
  }
  await page.getByRole('button', { name: t.viewStudies }).click();
  await expectStep(page, visitor, 'thankyou');
}
