import type { Brand } from '#src/domain/brands/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { brandLine } from './brandLine.ts';
import { helpLine } from './helpLine.ts';
import { htmlPage } from './html.ts';
import type { Style } from './styles.ts';

/** The language, brand and host name of a page, and the number that its reader may call. */
export type Frame = { language: Locale; brand: Brand; site: string; phone: string };

/**
 * A page with a form that works without scripts; it ends with the number to call, and search engines do not index it. It may
 * have further style sheets. Nothing is escaped here.
 */
export const formPage = (
  { language, brand, site, phone }: Frame,
  title: string,
  text: string,
  styles: readonly Style[] = [],
): string =>
  htmlPage({
    language,
    brand,
    site,
    title,
    styles: ['form', ...styles],
    head: '<meta name="robots" content="noindex">',
    body: `<header>${brandLine(brand)}</header>\n<main>\n<h1>${title}</h1>\n${text}\n${helpLine(language, phone)}\n</main>`,
  });
