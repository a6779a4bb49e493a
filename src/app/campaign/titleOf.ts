import type { Campaign } from '#src/flow/campaign.ts';
import type { Texts } from '#src/i18n/texts.ts';

type Titled = { texts: Texts; campaign: Pick<Campaign, 'pageTitle'> };

/** What stands in the tab of the browser: the title of the campaign, else that of all pages. */
export const titleOf = ({ texts, campaign: { pageTitle } }: Titled): string =>
  (pageTitle ? texts.choose(pageTitle) : texts.get('shell', 'pageTitle')).text;
