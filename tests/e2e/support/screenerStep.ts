import { book, enterBooking } from './calendar.ts';
import { pickCondition, type Condition } from './conditions.ts';
import type { Hands } from './inputMethod.ts';
import { screenerWords } from '#tests/e2e/journeys/screenerTexts.ts';
import { expect, type Page } from './test.ts';
import { words, type Language } from './texts.ts';

type Outcome = 'congratulations' | 'special' | 'disqualified' | 'noSite';

/** A step after the first page of a screener, and what the visitor does on it. */
export type Stop =
  | {
      step: 'indications' | 'result';
      says: Outcome;
      /** The answer to the question about health data; a signature where there is one to give. */
      healthData?: 'yes' | 'no' | 'signed';
      texts?: true;
      condition?: Condition;
      /** Whether it is told to a caregiver. */
      isAboutAnother?: boolean;
      /** Whether the visitor leaves for other studies in place of the thanks. */
      searches?: true;
    }
  | {
      step: 'calendarBooking' | 'secondaryScreeningScheduling' | 'siteScheduling';
      /** Start of the time that is booked, such as 9:30; without it none suits. */
      at?: string;
      /** Which of the days of work to come that is; the first when absent. */
      day?: number;
      /** What goes wrong: nothing is free, or the time cannot be booked. */
      fault?: 'full' | 'refused';
    }
  | { step: 'calendar-booking-thank-you' }
  | {
      step: 'thanks';
      /** Opened by another page, so that the focus is at its top. */
      isLoaded?: true;
    }
  | { step: 'health-questions' }
  | { step: 'health-thank-you' };

/** A visitor on a step. */
export type Visit = {
  page: Page;
  language: Language;
  hands: Hands;
  stop: Stop;
  /** Called on the page of a signature as it opens. */
  onSigning?: () => Promise<void>;
};

const isOutcome = (stop: Stop): stop is Extract<Stop, { says: Outcome }> => 'says' in stop;
const isBooking = (stop: Stop): stop is Extract<Stop, { at?: string }> => /calendarBooking|Scheduling/.test(stop.step);

function saidOf(language: Language, { says, isAboutAnother }: Extract<Stop, { says: Outcome }>): string {
  const [t, s] = [words[language], screenerWords[language]];
  if (says === 'special') return s.special;
  if (!isAboutAnother || says === 'noSite') return t[says];
  return says === 'congratulations' ? s.participantQualified : s.participantDisqualified;
}

/** What the heading of the step says. */
function headingOf(language: Language, stop: Stop, name: string): string {
  const [t, s] = [words[language], screenerWords[language]];
  if (isOutcome(stop)) return saidOf(language, stop);
  if (isBooking(stop)) return stop.step === 'siteScheduling' ? s.bookSite : s.bookSecondary;
  if (stop.step === 'calendar-booking-thank-you') return s.booked;
  if (stop.step === 'thanks') return t.thanks(name);
  return stop.step === 'health-questions' ? 'Demographic Questionnaire' : 'Thank you!';
}

/** The step is there: its address with the query kept, its heading with the focus, and the title of the page. */
export async function expectStop({ page, language, stop }: Visit, home: string, name: string): Promise<void> {
  await expect(page).toHaveURL(home.replace('/home?', `/${stop.step}?`));
  const heading = page.getByRole('heading', { level: 1, name: headingOf(language, stop, name) });
  await expect(heading).toBeVisible();
  if (!('isLoaded' in stop)) await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(screenerWords[language].title);
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

async function answerHealth({ page, hands }: Visit): Promise<void> {
  for (const [question, answer] of Object.entries(healthAnswers)) {
    const isList = /education|income/.test(question);
    if (isList) await hands.select(page.getByRole('combobox', { name: question }), answer);
    else await hands.choose(page.getByRole('radiogroup', { name: question }), answer);
  }
}

/** Everything that the visitor enters on the step. */
export async function enter(visit: Visit): Promise<void> {
  const { page, language, hands, stop } = visit;
  const t = screenerWords[language];
  if (stop.step === 'health-questions') await answerHealth(visit);
  if (isBooking(stop)) await enterBooking(visit, stop);
  if (!isOutcome(stop)) return;
  if (stop.healthData && stop.healthData !== 'signed') {
    await hands.press(page.getByRole('button', { name: stop.healthData === 'yes' ? t.yesConsent : t.noConsent }));
    await expect(page.getByText(t.recorded)).toBeFocused();
  }
  if (stop.texts) await hands.tick(page.getByRole('checkbox', { name: t.texts }));
  const label = stop.isAboutAnother ? t.participantConditions : words[language].otherConditions;
  if (stop.condition) await pickCondition(page, label, stop.condition, hands);
}

async function sign({ page, language, hands, onSigning }: Visit): Promise<void> {
  const t = screenerWords[language];
  await hands.press(page.getByRole('button', { name: t.yesConsent }));
  await expect(page).toHaveURL(/\/esign\//);
  await onSigning?.();
  await hands.type(page.getByRole('textbox', { name: t.signature }), 'Rosa Signs Diaz');
  await hands.press(page.getByRole('button', { name: t.sign, exact: true }));
}

/** Leaves the step as the visitor does who has entered everything. */
export async function leave(visit: Visit): Promise<void> {
  const { page, language, hands, stop } = visit;
  const [t, s] = [words[language], screenerWords[language]];
  const press = (name: string) => hands.press(page.getByRole('button', { name, exact: true }));
  if (isOutcome(stop)) return stop.healthData === 'signed' ? sign(visit) : press(t.next);
  if (isBooking(stop)) {
    if (stop.fault === 'full') return press(s.goOn);
    return stop.at && !stop.fault ? book(visit) : press(s.noSuitableTime);
  }
  if (stop.step === 'calendar-booking-thank-you') return press(t.next);
  if (stop.step === 'thanks') return hands.press(page.getByRole('link', { name: t.healthQuestions }));
  return stop.step === 'health-questions' ? press(t.submit) : undefined;
}
