import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Validators, Widgets } from '#src/form/definition.ts';
import type { ConsentTextName } from '#src/kit/context.ts';

/** What the chunk of a campaign holds. */
export type CampaignBundle = {
  campaign: Campaign;
  widgets: Widgets;
  validators: Validators;
  consents: Readonly<
    Partial<
      Record<ConsentTextName, Readonly<Record<'us' | 'international', Readonly<Partial<Record<Locale, string>>>>>>
    >
  >;
};
