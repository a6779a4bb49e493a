import type { Page } from './page.ts';

/** What stands in the tab of the browser: the title of the campaign, else that of all pages. */
export const titleOf = ({ texts, campaign: { pageTitle } }: Pick<Page, 'texts' | 'campaign'>): string =>
  (pageTitle ? texts.choose(pageTitle) : texts.get('shell', 'pageTitle')).text;
