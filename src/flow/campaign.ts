import type { CampaignFacts, Locale } from '#src/domain/facts.ts';
import type {
  CampaignDocument,
  CampaignLandingCopy,
  CampaignOversight,
  CampaignStudySearch,
  Check as NamedCheck,
  Field,
  LocalizedText,
  OnAnswer,
  OnEnter,
  OnLeave,
  Step,
  StepName as DocumentStepName,
} from '#src/generated/campaign.ts';
import type { StepField } from '#src/kit/stepField.ts';
import type { Condition } from '#src/rules/index.ts';

/** A step as its document names it, or one of the pages that it is laid out in: its name, a hyphen and what it asks. */
export type StepName = DocumentStepName | `${DocumentStepName}-${string}`;

/** The step that follows: always the same, or that of the first case that holds, else `otherwise`. */
export type Next = StepName | { cases: readonly { when: Condition; to: StepName }[]; otherwise: StepName };

/** How a page belongs to the step of the document that it is part of. */
export type StepPart = {
  /** That step; its first page has its name. */
  of: DocumentStepName;
  /** How many of the first cases of `next` only pass over pages on which nothing is asked. */
  passes: number;
  /** One press answers all that the page asks, and opens the next one; on the first such page of a step it is said. */
  movesOn?: 'said' | 'known';
};

/** One field of a step, as its document names its kind and its condition. */
export type CampaignField = StepField & {
  kind: Field['kind'];
  when?: Condition;
  /** It asks for the consent to be contacted: later pages lead back to it. */
  asksToContact?: true;
  /** Of one that may come later: the page waits for its widget, and does not show what the server wrote until then. */
  live?: true;
  /** Checks of the answer beyond those of the kind. */
  checks?: readonly NamedCheck[];
};

/** One screen of a flow, every default filled in. */
export type CampaignStep = {
  name: StepName;
  /** Segment of the address, unique in the campaign. */
  path: string;
  /** Other segments that open it, unless they are the path or name of a step. */
  aliases?: readonly string[];
  /** Name of the page, above its heading. */
  title?: LocalizedText;
  /** Where the document lays the step out in pages: what this one is. */
  part?: StepPart;
  fields: readonly CampaignField[];
  saves: boolean;
  nav: { back: boolean; next: boolean; nextWhen?: Condition; nextLabel?: LocalizedText };
  showProgress: boolean;
  help?: NonNullable<Step['help']>;
  next?: Next;
  onEnter: OnEnter;
  onLeave: OnLeave;
  onAnswer: OnAnswer;
};

/** Properties that every campaign has: from the document, else from the defaults in its schema. */
type Defaulted =
  | 'flowType'
  | 'campaignType'
  | 'home'
  | 'showCountrySelect'
  | 'mainBgColor'
  | 'showSalesforceLiveChat'
  | 'progress'
  | 'outcome';

/** Properties without a default: absent where the document does not set them. */
type Optional =
  | 'pageTitle'
  | 'studyId'
  | 'signedStep'
  | 'bookedStep'
  | 'hasCaregiver'
  | 'caregiverType'
  | 'studyType'
  | 'leadSpecialStatus'
  | 'isDefault'
  | 'aliases'
  | 'standsInFor';

/** An expanded campaign, every default filled in: what a page receives. The schema describes each property. */
export type Campaign = Omit<CampaignFacts, Defaulted> &
  Readonly<Required<Pick<CampaignDocument, Defaulted>>> & {
    readonly [K in Optional]?: NonNullable<CampaignDocument[K]>;
  } & {
    landingPageCopy: CampaignLandingCopy;
    oversight: CampaignOversight;
    studySearch: Readonly<Required<CampaignStudySearch>>;
    readonly landings?: Readonly<Record<string, StepName>>;
    /** Base name of the consent texts. */
    consentText: string;
    steps: Readonly<Record<string, CampaignStep>>;
    /** Texts that override the default ones, by locale and key. */
    copy: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;
  };

/** The part of every campaign that routing needs before a document is loaded. */
export type CampaignSummary = Pick<
  Campaign,
  'name' | 'flowType' | 'home' | 'landings' | 'studyId' | 'isDefault' | 'aliases' | 'standsInFor'
> & {
  /** Address segments by step, in the order of the document. */
  paths: Readonly<Partial<Record<StepName, string>>>;
  /** Steps by the other segments that open them. */
  stepAliases?: Readonly<Record<string, StepName>>;
};

export type { LocalizedText };

/** The name that the document has for a step: of a page, that of the step that it is part of. */
export const documentName = ({ name, part }: Pick<CampaignStep, 'name' | 'part'>): StepName => part?.of ?? name;
