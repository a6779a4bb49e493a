import type { Locale } from '#src/domain/facts.ts';
import type { Brand } from '#src/domain/pageSettings.ts';
import { htmlPage } from './html.ts';

type Words = Readonly<Record<Locale, { title: string; text: string; link: string }>>;

/** Where the link of a plain page leads, by language. */
const starts: Record<Locale, string> = { en: '/', es: '/signup/es/' };

const part = (locale: Locale, { title, text, link }: Words[Locale], href: string) =>
  `<section lang="${locale}">\n<h${locale === 'en' ? 1 : 2}>${title}</h${locale === 'en' ? 1 : 2}>\n<p>${text} <a href="${href}">${link}</a>.</p>\n</section>`;

/** A page that needs neither script nor database, in both languages. */
const plainPage = (brand: Brand, { en, es }: Words, hrefs = starts): string =>
  htmlPage({
    language: 'en',
    brand,
    title: en.title,
    styles: [],
    body: `<main>\n${part('en', en, hrefs.en)}\n${part('es', es, hrefs.es)}\n</main>`,
  });

/** For an address of a file that is not there. */
export const unknownPage = (brand: Brand): string =>
  plainPage(brand, {
    en: { title: 'Page not found', text: 'There is nothing at this address.', link: 'Go to the start page' },
    es: { title: 'Página no encontrada', text: 'No hay nada en esta dirección.', link: 'Ir a la página de inicio' },
  });

/** For a page that could not be made. An empty link is the page itself, so that following it tries again. */
export const faultPage = (brand: Brand): string =>
  plainPage(
    brand,
    {
      en: {
        title: 'Something went wrong',
        text: 'The page could not be shown. Your answers are kept.',
        link: 'Please try again',
      },
      es: {
        title: 'Algo salió mal',
        text: 'La página no se pudo mostrar. Sus respuestas se conservan.',
        link: 'Inténtelo de nuevo',
      },
    },
    { en: '', es: '' },
  );
