import type { Call } from '#src/api/call.ts';
import type { Facts, Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Validators, Widgets } from '#src/form/fieldDefinition.ts';
import type { StepForm } from '#src/form/stepForm.ts';
import type { PluralText } from '#src/i18n/pluralText.ts';
import type { Messages, Words } from '#src/i18n/texts.ts';
import type { EvaluateChecks } from '#src/kit/check.ts';
import type { ConsentTextName } from '#src/kit/context.ts';
import type { AppStore } from '#src/store/store.ts';
import type { EffectContext } from '#src/kit/effect.ts';

/** The wordings of consents, by audience and language. */
export type ConsentWordings = Readonly<
  Partial<Record<ConsentTextName, Readonly<Record<'us' | 'international', Readonly<Partial<Record<Locale, string>>>>>>>
>;

/** What recording a screening needs of a page. */
export type ScreenedPage = {
  reportMessage: EffectContext['report'];
  call: Call;
  facts: () => Facts;
  store: AppStore;
};

/** More widgets of a campaign, and what comes with them. */
type LaterPart = {
  widgets: Widgets;
  /** Of the answers that these widgets edit and no earlier ones do. */
  validators: Validators;
  pluralText?: PluralText;
  /** Of what the later steps need. */
  recordFailedScreening?: (page: ScreenedPage) => void;
};

/**
 * The other widgets of the first step, and what every later widget needs, too: its messages and the wordings of consents;
 * for campaigns that put checks on fields what evaluates these.
 */
export type RestPart = LaterPart & {
  evaluateChecks?: EvaluateChecks;
  texts: Readonly<Record<string, Words>>;
  consents: ConsentWordings;
};

/** The contents of the chunks of a campaign that its first step needs. */
export type CampaignBundle = {
  campaign: Campaign;
  widgets: Widgets;
  /** Loads the rest of the first step: widgets of fields under a condition and of content below the buttons. Absent where there is none. */
  rest?: () => Promise<RestPart>;
  /** Loads the widgets of later steps. No step is left before these and the rest of the first one are loaded. */
  later: () => Promise<LaterPart>;
  /** Where a press may answer all that a page asks. */
  moveOn?: (fields: HTMLElement, form: StepForm, next: () => void) => () => void;
  /** Where texts of the first step have forms for counts. */
  pluralText?: PluralText;
  /** Of the answers of the first widgets. */
  validators: Validators;
  /** Texts of the shell, those that all kinds share, and messages of the first widgets. */
  texts: { shell: Messages; common: Messages } & Readonly<Record<string, Words>>;
  /** Of the consents that the first step shows. */
  consents: ConsentWordings;
};
