import type { CampaignFacts } from '#src/domain/facts.ts';
import type { CampaignDocument, FlowType, Step, StepName } from '#src/generated/campaign.ts';
import type { Campaign, CampaignStep } from './campaign.ts';
import { withParts } from './withParts.ts';

/** Where the segment of the address is not the step's name. */
const segments: Partial<Record<StepName, string>> = {
  webScreenerHealth: 'health-questions',
  healthQuestionsThankYou: 'health-thank-you',
  calendarBookingThankYou: 'calendar-booking-thank-you',
  partnerTransfer: 'partner-transfer',
};

/** What an end shows whose document does not say. */
const standardEnd: Step['fields'] = [{ kind: 'ThankYouPage' }];
const standardFields: Partial<Record<StepName, Step['fields']>> = { thanks: standardEnd, thankyou: standardEnd };

const consentOf: Record<FlowType, CampaignFacts['consent']> = {
  signup: { shown: true, onConditions: true },
  webScreener: { shown: true, onConditions: false },
  partnerScreener: { shown: false, onConditions: false },
  studySearch: { shown: true, onConditions: false },
};

const screenerProps: CampaignFacts['webScreenerProps'] = {
  shouldNumberQuestions: false,
  shouldShowHeightWeight: false,
  shouldShowCallNumber: false,
  shouldUseYNUButtons: false,
  isSingleColumn: false,
  criteriaQuestionOffset: 0,
  twoColumnMultiSelect: false,
};

/** The properties that are there: null and undefined are left out. */
function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  // Only values were left out, under the same names.
  return Object.fromEntries(present) as { [K in keyof T]?: NonNullable<T[K]> };
}

function expandStep(name: StepName, step: Step): CampaignStep {
  const { title, help, next } = given(step);
  const { nextLabel, nextWhen, back = true, next: showsNext = true } = given(step.nav ?? {});
  return {
    name,
    path: step.path ?? segments[name] ?? name,
    fields: (step.fields ?? standardFields[name] ?? []).flatMap(withParts),
    saves: step.saves ?? false,
    nav: { back, next: showsNext, ...given({ nextWhen, nextLabel }) },
    showProgress: step.showProgress ?? true,
    onEnter: step.onEnter ?? [],
    onLeave: step.onLeave ?? [],
    onAnswer: step.onAnswer ?? {},
    ...given({ title, help, next }),
  };
}

function expandSteps(steps: CampaignDocument['steps'] = {}): Campaign['steps'] {
  return Object.fromEntries(
    Object.entries(steps).flatMap(([name, step]) =>
      // The schema lets only the names of steps through.
      step === null ? [] : [[name, expandStep(name as StepName, step)] as const],
    ),
  );
}

function textsOf(texts: Record<string, string | null> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
}

/** The document with every default filled in. A flow whose name contains ws11 is judged by its criteria alone. */
export function expandCampaign(document: CampaignDocument): Campaign {
  const { name, flowType = 'signup', campaignType = 'signup', consent = {} } = document;
  const { studyId, landings, hasCaregiver, caregiverType, studyType, pageTitle, landingPageCopy } = given(document);
  const { shown, onConditions } = { ...consentOf[flowType], ...consent };
  return {
    name,
    flowType,
    campaignType,
    pageTitle: pageTitle ?? { en: 'Registration', es: 'Registro' },
    home: document.home ?? 'home',
    showCountrySelect: document.showCountrySelect ?? false,
    landingPageCopy: landingPageCopy ?? {},
    mainBgColor: document.mainBgColor ?? 'white',
    showSalesforceLiveChat: document.showSalesforceLiveChat ?? false,
    progress: document.progress ?? 'bar',
    outcome: document.outcome ?? (name.includes('ws11') ? 'criteria' : 'full'),
    webScreenerProps: { ...screenerProps, ...document.webScreenerProps },
    consent: { shown, onConditions },
    consentText: consent.text ?? campaignType,
    steps: expandSteps(document.steps),
    copy: { en: textsOf(document.copy?.en), es: textsOf(document.copy?.es) },
    ...given({ studyId, landings, hasCaregiver, caregiverType, studyType }),
  };
}
