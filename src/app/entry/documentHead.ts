import type { Page } from '#src/app/page/createPage.ts';

/** Language, title, brand and background of the document, where the server did not set them. */
export function dressPage({ locale, texts, campaign, settings }: Page): void {
  const { documentElement } = document;
  documentElement.lang = locale;
  documentElement.dataset['brand'] = settings.brand;
  document.title = texts.choose(campaign.pageTitle).text;
  if (campaign.mainBgColor !== 'white') documentElement.style.setProperty('--page', campaign.mainBgColor);
}
