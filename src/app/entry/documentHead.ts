import type { Page } from '#src/app/page/page.ts';
import { titleOf } from '#src/app/campaign/titleOf.ts';

/** Language, title, brand and background of the document, where the server did not set them, and the site that is printed with it. */
export function setDocumentHead(page: Page): void {
  const { locale, campaign, settings } = page;
  const { body, documentElement } = document;
  // Even the same language, given again, has the browser style the whole page anew.
  if (documentElement.lang !== locale) documentElement.lang = locale;
  if (documentElement.dataset['brand'] !== settings.brand) documentElement.dataset['brand'] = settings.brand;
  if (document.title !== titleOf(page)) document.title = titleOf(page);
  body.dataset['site'] = location.host;
  if (campaign.mainBgColor !== 'white') documentElement.style.setProperty('--page', campaign.mainBgColor);
}
