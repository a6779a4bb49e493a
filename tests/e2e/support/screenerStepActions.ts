import { book, enterBooking } from './calendar.ts';
import { pickCondition } from './conditions.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { isBooking, isOutcome, type OpenStep, type OutcomeStep, type ScreenerStep } from './screenerStep.ts';
import { expect } from './test.ts';
import { texts, type Language } from './texts.ts';

function outcomeHeading(language: Language, { outcome, isAboutAnother }: OutcomeStep): string {
  const [t, s] = [texts[language], screenerTexts[language]];
  if (outcome === 'special') return s.special;
  if (outcome === 'disqualified') return s.noMatch;
  return isAboutAnother && outcome === 'congratulations' ? s.participantQualified : t[outcome];
}

/** The heading of the step. */
function headingOf(language: Language, step: ScreenerStep, name: string): string {
  const [t, s] = [texts[language], screenerTexts[language]];
  if (isOutcome(step)) return outcomeHeading(language, step);
  if (isBooking(step)) return s.congratulations;
  if (step.name === 'calendar-booking-thank-you') return s.booked;
  if (step.name === 'thanks') return t.thanks(name);
  return step.name === 'health-questions' ? 'Demographic Questionnaire' : 'Thank you!';
}

/** The step is open: its address with the query of the first page, its heading with the focus, and the title of the page. */
export async function expectStepOpen({ page, language, step }: OpenStep, home: string, name: string): Promise<void> {
  await expect(page).toHaveURL(home.replace('/home?', `/${step.name}?`));
  const heading = page.getByRole('heading', { level: 1, name: headingOf(language, step, name) });
  await expect(heading).toBeVisible();
  if (!('isLoaded' in step)) await expect(heading).toBeFocused();
  if (isBooking(step)) {
    const title = step.name === 'siteScheduling' ? 'bookSite' : 'bookSecondary';
    await expect(page.getByRole('heading', { level: 2, name: screenerTexts[language][title] })).toBeVisible();
  }
  await expect(page).toHaveTitle(screenerTexts[language].title);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const healthAnswers: Readonly<Record<string, string>> = {
  'Do you have health insurance?': 'Yes',
  'What is the highest level of education you have completed?': 'Trade school',
  'What is your yearly household income?': '$25,000 to $35,000',
  'Are you a member of the LGBTQ+ community?': 'Prefer not to answer',
  'Have you served in the military?': 'No',
  'Have you been diagnosed with a mental health condition?': 'No',
  'Do you have a physical disability?': 'No',
};

async function answerHealth({ page, input }: OpenStep): Promise<void> {
  for (const [question, answer] of Object.entries(healthAnswers)) {
    const isList = /education|income/.test(question);
    if (isList) await input.select(page.getByRole('combobox', { name: question }), answer);
    else await input.choose(page.getByRole('radiogroup', { name: question }), answer);
  }
}

/** Everything that the visitor enters on the step. */
export async function enter(open: OpenStep): Promise<void> {
  const { page, language, input, step } = open;
  const t = screenerTexts[language];
  if (step.name === 'health-questions') await answerHealth(open);
  if (isBooking(step)) await enterBooking(open, step);
  if (!isOutcome(step)) return;
  if (step.healthData && step.healthData !== 'signed') {
    await input.press(page.getByRole('button', { name: step.healthData === 'yes' ? t.yesConsent : t.noConsent }));
    await expect(page.getByText(t.recorded)).toBeFocused();
  }
  if (step.texts) await input.tick(page.getByRole('checkbox', { name: t.texts }));
  const label = step.isAboutAnother ? t.participantConditions : texts[language].otherConditions;
  if (step.condition) await pickCondition(page, label, step.condition, input);
}

async function sign({ page, language, input, onSigning }: OpenStep): Promise<void> {
  const t = screenerTexts[language];
  await input.press(page.getByRole('button', { name: t.yesConsent }));
  await expect(page).toHaveURL(/\/esign\//);
  await onSigning?.();
  await input.type(page.getByRole('textbox', { name: t.signature }), 'Rosa Signs Diaz');
  await input.press(page.getByRole('button', { name: t.sign, exact: true }));
}

/** Leaves the step as the visitor does who has entered everything. */
export async function leave(open: OpenStep): Promise<void> {
  const { page, language, input, step } = open;
  const [t, s] = [texts[language], screenerTexts[language]];
  const press = (name: string) => input.press(page.getByRole('button', { name, exact: true }));
  if (isOutcome(step)) return step.healthData === 'signed' ? sign(open) : press(t.next);
  if (isBooking(step)) {
    if (step.failure === 'full') return press(s.goOn);
    return step.at && !step.failure ? book(open) : press(s.noSuitableTime);
  }
  if (step.name === 'calendar-booking-thank-you')
    return input.press(page.getByRole('link', { name: s.otherConditions }));
  if (step.name === 'thanks') return input.press(page.getByRole('link', { name: t.healthQuestions }));
  return step.name === 'health-questions' ? press(t.submit) : undefined;
}
