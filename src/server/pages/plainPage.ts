import type { Locale } from '#src/domain/facts.ts';

type Words = Readonly<Record<Locale, { title: string; text: string; link: string }>>;

/** Where the link of a plain page leads, by language. */
const starts: Record<Locale, string> = { en: '/', es: '/signup/es/' };

const part = (locale: Locale, { title, text, link }: Words[Locale], href: string) =>
  `<section lang="${locale}">\n<h${locale === 'en' ? 1 : 2}>${title}</h${locale === 'en' ? 1 : 2}>\n<p>${text} <a href="${href}">${link}</a>.</p>\n</section>`;

/** A page that needs neither script nor database, in both languages. The words are ours: nothing is escaped. */
function plainPage({ en, es }: Words, hrefs: Record<Locale, string> = starts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${en.title}</title>
<link rel="stylesheet" href="/signup/css/policy.css">
</head>
<body>
<main>
${part('en', en, hrefs.en)}
${part('es', es, hrefs.es)}
</main>
</body>
</html>
`;
}

/** For an address of a file that is not there. */
export const unknownPage = plainPage({
  en: { title: 'Page not found', text: 'There is nothing at this address.', link: 'Go to the start page' },
  es: { title: 'Página no encontrada', text: 'No hay nada en esta dirección.', link: 'Ir a la página de inicio' },
});

/** For a page that could not be made. An empty link is the page itself, so that following it tries again. */
export const faultPage = plainPage(
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
