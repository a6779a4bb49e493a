import type { FastifyInstance } from 'fastify';
import { brands, type Brand } from '#src/domain/brands/index.ts';
import { policiesIn } from '#src/domain/policies.ts';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import type { ServerContext } from '#src/server/context.ts';
import { hasImportedPostalCodes, postalCredit } from '#src/server/studies/postalAreas.ts';
import { htmlPage, sendHtml } from './html.ts';
import type { Language } from '#src/server/visitor/language.ts';
import { placeholderNotice, policies, type Policy } from './policyTexts.ts';

const shell = {
  en: { skip: 'Skip to the text', other: 'Español', home: 'Start page', more: 'More policies' },
  es: { skip: 'Ir al texto', other: 'English', home: 'Página de inicio', more: 'Otras políticas' },
};

/** Each policy under its path, and in Spanish under /es. */
export function addPolicies(app: FastifyInstance, { db, settings }: Pick<ServerContext, 'db' | 'settings'>): void {
  for (const policy of policies)
    for (const language of ['en', 'es'] as const)
      app.get(policiesIn(language)[policy.name], async (request, reply) => {
        // Without the database the page is shown all the same.
        const credits = (await hasImportedPostalCodes(db).catch(() => false)) ? [postalCredit] : [];
        const brand = brandOf(request.hostname, settings);
        return sendHtml(reply.header('cache-control', 'no-cache'), pageOf(policy, language, { brand, credits }));
      });
}

/** What a page shows besides its text: the brand, and whose data the product stands on. */
type Frame = { brand: Brand; credits: readonly string[] };

function pageOf(policy: Policy, language: Language, { brand, credits }: Frame): string {
  const { title, sections } = policy[language];
  const words = shell[language];
  const other = language === 'en' ? 'es' : 'en';
  const body = sections
    .map(({ heading, paragraphs }) => `<h2>${heading}</h2>\n${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}`)
    .join('\n');
  const more = policies
    .map((one) => `<li><a href="${policiesIn(language)[one.name]}">${one[language].title}</a></li>`)
    .join('\n');
  return htmlPage({
    language,
    brand,
    title: `${title} - ${brands[brand].name}`,
    styles: ['policy'],
    body: `<header>
<a class="skip" href="#text">${words.skip}</a>
<ul class="bar">
<li><a href="${language === 'en' ? '/' : '/signup/es/'}">${brands[brand].name}: ${words.home}</a></li>
<li><a href="${policiesIn(other)[policy.name]}" lang="${other}" hreflang="${other}">${words.other}</a></li>
</ul>
</header>
<main id="text" tabindex="-1">
<h1>${title}</h1>
<p class="notice">${placeholderNotice[language]}</p>
${body}
</main>
<footer>
<nav aria-label="${words.more}">
<ul class="bar">
${more}
</ul>
</nav>
${credits.map((credit) => `<p>${credit}</p>`).join('\n')}
</footer>`,
  });
}
