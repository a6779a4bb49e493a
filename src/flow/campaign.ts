import type { CampaignFacts, CaregiverType, Locale } from '#src/domain/facts.ts';
import type { CampaignLandingCopy, Field, FlowType } from '#src/generated/campaign.ts';
import type {
  CampaignType,
  LocalizedText,
  Next,
  OnAnswer,
  OnEnter,
  OnLeave,
  StepName,
} from '#src/generated/campaign.ts';
import type { Check as NamedCheck } from '#src/generated/campaign.ts';
import type { Condition } from '#src/rules/index.ts';

/** One field of a step. Whether it is required by default, and what its options default to, its kind says. */
export type CampaignField = {
  kind: Field['kind'];
  /** Unique in the step. */
  id: string;
  required?: boolean;
  options?: object;
  when?: Condition;
  /** Checks of the answer beyond those of the kind. */
  checks?: readonly NamedCheck[];
};

/** One screen of a flow, every default filled in. */
export type CampaignStep = {
  name: StepName;
  /** Segment of the address, unique in the campaign. */
  path: string;
  /** Name of the page, above its heading. */
  title?: LocalizedText;
  fields: readonly CampaignField[];
  saves: boolean;
  nav: { back: boolean; next: boolean; nextWhen?: Condition; nextLabel?: LocalizedText };
  showProgress: boolean;
  help?: 'age' | 'name' | 'phone' | 'postal';
  next?: Next;
  onEnter: OnEnter;
  onLeave: OnLeave;
  onAnswer: OnAnswer;
};

/** A flow, every default filled in: what a page receives. */
export type Campaign = Omit<CampaignFacts, 'campaignType'> & {
  campaignType: CampaignType;
  flowType: FlowType;
  pageTitle: LocalizedText;
  studyId?: number;
  home: StepName;
  /** Step that stands first, in place of home, by the landing page that an address asks for. */
  landings?: Readonly<Record<string, StepName>>;
  /** Never, where it is false; where it is absent the address and the study decide. */
  hasCaregiver?: boolean;
  caregiverType?: CaregiverType;
  studyType?: 'chronic' | 'vaccine';
  landingPageCopy: CampaignLandingCopy;
  mainBgColor: string;
  showSalesforceLiveChat: boolean;
  progress: 'bar' | 'counter';
  /** Base name of the consent texts. */
  consentText: string;
  steps: Readonly<Record<string, CampaignStep>>;
  /** Texts that replace the default ones, by locale and key. */
  copy: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
};

/** What is known of a campaign before its document is loaded. */
export type CampaignSummary = Pick<Campaign, 'name' | 'flowType' | 'home' | 'landings' | 'studyId'> & {
  /** Segments of the address by step, in the order of the document. */
  paths: Readonly<Partial<Record<StepName, string>>>;
};

export type { LocalizedText, StepName };
