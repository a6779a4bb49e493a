import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Validators, Widgets } from '#src/form/fieldDefinition.ts';
import type { Plurals } from '#src/i18n/plurals.ts';
import type { Messages, Words } from '#src/i18n/texts.ts';
import type { EvaluateChecks } from '#src/kit/check.ts';
import type { ConsentTextName } from '#src/kit/context.ts';

/** The wordings of consents, by audience and language. */
export type ConsentWordings = Readonly<
  Partial<Record<ConsentTextName, Readonly<Record<'us' | 'international', Readonly<Partial<Record<Locale, string>>>>>>>
>;

/** The contents of the chunks of a campaign that its first step needs. */
export type CampaignBundle = {
  campaign: Campaign;
  widgets: Widgets;
  /**
   * Loads all other widgets: of later steps, of fields under a condition, of content below the buttons; the validators of
   * their answers; and, for campaigns that put checks on fields, what evaluates these and its texts. No step is left before
   * they are loaded.
   */
  later: () => Promise<{
    widgets: Widgets;
    validators: Validators;
    evaluateChecks?: EvaluateChecks;
    texts?: Readonly<Record<string, Words>>;
    pluralText?: Plurals;
  }>;
  /**
   * Loads the messages of those widgets in the language of the page, where the widgets do not have it themselves, and the
   * wordings of the consents that they show.
   */
  laterWords?: () => Promise<{ texts: Readonly<Record<string, Words>>; consents: ConsentWordings }>;
  /** Where texts of the first step have forms for counts. */
  pluralText?: Plurals;
  /** Of the answers of the first widgets. */
  validators: Validators;
  /** Texts of the shell, those that all kinds share, and messages of the first widgets that they do not have themselves. */
  texts: { shell: Messages; common: Messages } & Readonly<Record<string, Words>>;
  /** Of the consents that the first step shows. */
  consents: ConsentWordings;
};
