import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Validators, Widgets } from '#src/form/fieldDefinition.ts';
import type { Messages } from '#src/i18n/texts.ts';
import type { Judge } from '#src/kit/check.ts';
import type { ConsentTextName } from '#src/kit/context.ts';

/** What the chunks of a campaign hold that its first step needs. */
export type CampaignBundle = {
  campaign: Campaign;
  widgets: Widgets;
  /**
   * Loads all other widgets: of later steps, of fields under a condition, of what stands below the buttons; and the judge
   * of campaigns that put checks on fields, with what it says. No step is left without them.
   */
  later: () => Promise<{ widgets: Widgets; judge?: Judge; texts?: Readonly<Record<string, Messages>> }>;
  validators: Validators;
  /** Texts of the frame, and those that all kinds share. */
  texts: { shell: Messages; common: Messages };
  consents: Readonly<
    Partial<
      Record<ConsentTextName, Readonly<Record<'us' | 'international', Readonly<Partial<Record<Locale, string>>>>>>
    >
  >;
};
