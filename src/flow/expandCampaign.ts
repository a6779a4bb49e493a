import type { CampaignFacts } from '#src/domain/facts.ts';
import {
  campaignDefaults,
  navDefaults,
  screenerDefaults,
  standardSteps,
  stepDefaults,
  studySearchDefaults,
} from '#src/generated/campaignDefaults.ts';
import type { CampaignDocument, FlowType, Step, StepName } from '#src/generated/campaign.ts';
import type { Campaign, CampaignStep } from './campaign.ts';
import { layOut } from './layOut.ts';
import { withParts, type Compositions } from './withParts.ts';

/** Product constant: whether and where each flow type shows the consent unless its document sets it. */
export const consentDefaults: Record<FlowType, CampaignFacts['consent']> = {
  signup: { shown: true, onConditions: true },
  webScreener: { shown: true, onConditions: false },
  partnerScreener: { shown: false, onConditions: false },
  studySearch: { shown: true, onConditions: false },
};

/** The object without its null and undefined values. */
function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  // Safe: properties were removed, none was renamed or changed.
  return Object.fromEntries(present) as { [K in keyof T]?: NonNullable<T[K]> };
}

const standard: Readonly<Partial<Record<StepName, Step>>> = standardSteps;

function expandStep(name: StepName, document: Step, kinds: Compositions): CampaignStep {
  const step = { ...stepDefaults, ...standard[name], ...document };
  const { title, help, next, aliases } = given(step);
  return {
    name,
    path: step.path ?? name,
    fields: (step.fields ?? []).flatMap((field) => withParts(field, kinds)),
    saves: step.saves,
    nav: { ...navDefaults, ...given(step.nav ?? {}) },
    showProgress: step.showProgress,
    onEnter: step.onEnter ?? [],
    onLeave: step.onLeave ?? [],
    onAnswer: step.onAnswer ?? {},
    ...given({ title, help, next, aliases }),
  };
}

/** The steps by name; those with sections as pages, where the campaign is laid out so. */
function expandSteps({ steps = {}, layout = 'page' }: CampaignDocument, kinds: Compositions): Campaign['steps'] {
  const expanded = Object.entries(steps).flatMap(([name, document]) => {
    if (!document) return [];
    // Safe: the schema allows only names of steps as keys.
    const step = expandStep(name as StepName, document, kinds);
    const { sections } = document;
    const isWhole = layout === 'page' || !sections;
    return isWhole ? [step] : layOut(step, { sections, isByQuestion: layout !== 'sections' }, kinds);
  });
  return Object.fromEntries(expanded.map((step) => [step.name, step]));
}

/** What is written by name, without what is taken away. */
function writtenIn<T>(all: Readonly<Record<string, T | null>> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(all).flatMap(([key, one]) => (one === null ? [] : [[key, one]])));
}

function copyOf(copy: CampaignDocument['copy'] = {}): Campaign['copy'] {
  return Object.fromEntries(Object.entries(copy).map(([locale, texts]) => [locale, writtenIn(texts)]));
}

/**
 * The document with every default filled in: those of its schema, and those of the consent by flow type. Fields of
 * composed kinds are followed by their parts. Expects a document without `extends`, which is merged before.
 */
export function expandCampaign(document: CampaignDocument, kinds: Compositions): Campaign {
  const { name, flowType = 'signup', campaignType = 'signup', consent = {}, webScreenerProps } = document;
  const { home, showCountrySelect, mainBgColor, showSalesforceLiveChat, progress, outcome } = {
    ...campaignDefaults,
    ...document,
  };
  const { studyId, hasCaregiver, caregiverType, studyType, leadSpecialStatus } = given(document);
  const { pageTitle, landingPageCopy, oversight, signedStep, bookedStep } = given(document);
  const landings = document.landings && writtenIn(document.landings);
  const { shown, onConditions } = { ...consentDefaults[flowType], ...consent };
  return {
    name,
    flowType,
    campaignType,
    home,
    showCountrySelect,
    landingPageCopy: landingPageCopy ?? {},
    oversight: oversight ?? {},
    mainBgColor,
    showSalesforceLiveChat,
    progress,
    outcome,
    webScreenerProps: { ...screenerDefaults, ...webScreenerProps },
    studySearch: { ...studySearchDefaults, ...document.studySearch },
    consent: { shown, onConditions },
    consentText: consent.text ?? campaignType,
    steps: expandSteps(document, kinds),
    copy: copyOf(document.copy),
    ...given({ pageTitle, studyId, landings, signedStep, bookedStep }),
    ...given({ hasCaregiver, caregiverType, studyType, leadSpecialStatus }),
    ...given({ isDefault: document.isDefault, aliases: document.aliases, standsInFor: document.standsInFor }),
  };
}
