import type { FastifyRequest } from 'fastify';
import type { Locale } from '#src/domain/facts.ts';
import type { Brand } from '#src/domain/brands/index.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import { brandLine } from './brandLine.ts';
import { htmlPage } from './html.ts';
import { serverWords } from './serverWords.ts';
import { startOf } from './startOf.ts';

type PlainPage = 'unknownPage' | 'errorPage' | 'busyPage' | 'tooManyPage';

/** One language of the page; English first, under the heading of the page. */
function part(page: PlainPage, locale: Locale, href: string): string {
  const { words, language } = serverWords(page, locale);
  const level = language === sourceLocale ? 1 : 2;
  return `<section lang="${language}">\n<h${level}>${words.title}</h${level}>\n<p>${words.text} <a href="${href}">${words.link}</a>.</p>\n</section>`;
}

/** A page that needs neither script nor database, in every language that has its words. */
const plainPage = (brand: Brand, page: PlainPage, hrefOf: (locale: Locale) => string): string =>
  htmlPage({
    language: sourceLocale,
    brand,
    title: serverWords(page, sourceLocale).words.title,
    styles: [],
    body: `<header>${brandLine(brand)}</header>\n<main>\n${localeCodes()
      .filter((locale) => serverWords(page, locale).language === locale)
      .map((locale) => part(page, locale, hrefOf(locale)))
      .join('\n')}\n</main>`,
  });

/** For an address at which there is nothing. */
export const unknownPage = (brand: Brand): string => plainPage(brand, 'unknownPage', startOf);

const pages: Readonly<Record<string, PlainPage>> = { busy: 'busyPage', tooMany: 'tooManyPage' };

/** For a page that cannot be had now, by the code that says why, in the looks of its host. Its link is empty, which is the page itself: following it tries again. */
export const problemPageOf =
  (settings: Settings) =>
  ({ hostname }: Pick<FastifyRequest, 'hostname'>, code: string): string =>
    plainPage(brandOf(hostname, settings), pages[code] ?? 'errorPage', () => '');
