import type { FastifyRequest } from 'fastify';
import type { Locale } from '#src/domain/facts.ts';
import { localeCodes } from '#src/generated/locales.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { brandLine } from './brandLine.ts';
import { htmlPage } from './html.ts';
import { frameOf } from './frameOf.ts';
import type { Frame } from './formPage.ts';
import { helpLine } from './helpLine.ts';
import { serverWords } from './serverWords.ts';
import { startOf } from './startOf.ts';

type PlainPage = 'unknownPage' | 'errorPage' | 'unsentPage' | 'busyPage' | 'tooManyPage' | 'tooLongPage';

type Asked = Pick<FastifyRequest, 'hostname' | 'headers' | 'method'>;

type Shown = { href: string; level: 1 | 2 };

/** One language of the page; the first one is under the heading of the page. */
function part(page: PlainPage, { language: locale, phone }: Frame, { href, level }: Shown): string {
  const { words, language } = serverWords(page, locale);
  return `<section lang="${language}">\n<h${level}>${words.title}</h${level}>\n<p>${words.text} <a href="${href}">${words.link}</a>.</p>\n${helpLine(language, phone)}\n</section>`;
}

/** A page that needs neither script nor database, in every language that has its words, that of the frame first. */
function plainPage(frame: Frame, page: PlainPage, hrefOf: (locale: Locale) => string): string {
  const { words, language } = serverWords(page, frame.language);
  const others = localeCodes().filter((locale) => locale !== language && serverWords(page, locale).language === locale);
  const parts = [language, ...others].map((locale, index) =>
    part(page, { ...frame, language: locale }, { href: hrefOf(locale), level: index === 0 ? 1 : 2 }),
  );
  return htmlPage({
    language,
    brand: frame.brand,
    site: frame.site,
    title: words.title,
    styles: [],
    body: `<header>${brandLine(frame.brand)}</header>\n<main>\n${parts.join('\n')}\n</main>`,
  });
}

/** For an address at which there is nothing. */
export const unknownPage = (settings: Settings, request: Pick<FastifyRequest, 'hostname' | 'headers'>): string =>
  plainPage(frameOf(request, settings, {}), 'unknownPage', startOf);

const unreadable: Readonly<Record<string, PlainPage>> = { invalid: 'unknownPage', tooLarge: 'tooLongPage' };

/** For a request that cannot be read, by the code that says why: what it asks for would be refused again. */
export const unreadablePageOf =
  (settings: Settings) =>
  (request: Asked, code: string): string => {
    const page = unreadable[code];
    return page === undefined
      ? problemPageOf(settings)(request, code)
      : plainPage(frameOf(request, settings, {}), page, startOf);
  };

const pages: Readonly<Record<string, PlainPage>> = { busy: 'busyPage', tooMany: 'tooManyPage' };

/**
 * For a page that cannot be had now, by the code that says why, or a form that was not taken, of which nothing is kept, in the
 * looks of its host. Its link is empty, which is the page itself, with the form: following it tries again.
 */
export const problemPageOf =
  (settings: Settings) =>
  (request: Asked, code: string): string => {
    const page = request.method === 'GET' ? (pages[code] ?? 'errorPage') : 'unsentPage';
    return plainPage(frameOf(request, settings, {}), page, () => '');
  };
