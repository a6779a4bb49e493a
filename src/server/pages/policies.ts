import type { FastifyInstance } from 'fastify';
import { brands } from '#src/domain/brands/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { myDataPath, policiesIn, policyNames, type PolicyName } from '#src/domain/policies.ts';
import { localeCodes, locales, sourceLocale } from '#src/generated/locales.ts';
import type { PolicyText } from '#src/i18n/locales/policy.ts';
import type { ServerContext } from '#src/server/context.ts';
import { hasImportedPostalCodes, postalCredit } from '#src/server/studies/postalAreas.ts';
import { brandLine } from './brandLine.ts';
import type { Frame } from './formPage.ts';
import { frameOf } from './frameOf.ts';
import { helpLine } from './helpLine.ts';
import { htmlPage, sendHtml } from './html.ts';
import { serverWords } from './serverWords.ts';
import { startOf } from './startOf.ts';

/** Each policy under its path, and in other languages than English below the language. */
export function addPolicies(app: FastifyInstance, { db, settings }: Pick<ServerContext, 'db' | 'settings'>): void {
  for (const policy of policyNames)
    for (const language of localeCodes())
      app.get(policiesIn(language)[policy], async (request, reply) => {
        // Without the database the page is shown all the same.
        const credits = (await hasImportedPostalCodes(db).catch(() => false)) ? [postalCredit] : [];
        const frame = { ...frameOf(request, settings, { asked: language }), credits };
        return sendHtml(reply.header('cache-control', 'no-cache'), pageOf(policy, language, frame));
      });
}

/** What a page shows besides its text: the brand, the host name and the number, and whose data the product uses. */
type Shown = Pick<Frame, 'brand' | 'site' | 'phone'> & { credits: readonly string[] };

const linksToOthers = (policy: PolicyName, language: Locale) =>
  localeCodes()
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<li><a href="${policiesIn(other)[policy]}" lang="${other}" hreflang="${other}">${locales[other].name}</a></li>`,
    )
    .join('\n');

const textOf = ({ sections }: PolicyText) =>
  sections
    .map(({ heading, paragraphs }) => `<h2>${heading}</h2>\n${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}`)
    .join('\n');

/** A policy in a language; where that has none of its own, all of the page is English. */
function pageOf(name: PolicyName, wanted: Locale, frame: Shown): string {
  const { words: policies, language: ofPolicies } = serverWords('policies', wanted);
  const { words, language: ofWords } = serverWords('policyPage', wanted);
  if (ofPolicies !== ofWords) return pageOf(name, sourceLocale, frame);
  const { brand, site, phone, credits } = frame;
  const language = ofWords;
  const { title } = policies[name];
  const more = policyNames
    .map((one) => `<li><a href="${policiesIn(wanted)[one]}">${policies[one].title}</a></li>`)
    .join('\n');
  const { words: ofData, language: ofLink } = serverWords('myData', wanted);
  const lang = ofLink === language ? '' : ` lang="${ofLink}"`;
  const ownData = `<li><a href="${myDataPath}?language=${ofLink}"${lang}>${ofData.ask.title}</a></li>`;
  return htmlPage({
    language,
    brand,
    site,
    title: `${title} - ${brands[brand].name}`,
    styles: ['policy'],
    body: `<header>
<a class="skip" href="#text">${words.skip}</a>
${brandLine(brand)}
<ul class="bar">
<li><a href="${startOf(wanted)}">${words.home}</a></li>
${linksToOthers(name, wanted)}
</ul>
</header>
<main id="text" tabindex="-1">
<h1>${title}</h1>
<p class="notice">${words.placeholder}</p>
${textOf(policies[name])}
${helpLine(language, phone)}
</main>
<footer>
<nav aria-label="${words.more}">
<ul class="bar">
${more}
${ownData}
</ul>
</nav>
${credits.map((credit) => `<p>${credit}</p>`).join('\n')}
</footer>`,
  });
}
