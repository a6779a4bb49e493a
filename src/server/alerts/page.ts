import type { Locale, Study } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { formPage, type Frame } from '#src/server/pages/formPage.ts';
import { escaped } from '#src/server/pages/html.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { startLink } from '#src/server/pages/startOf.ts';
import { languageLinks } from '#src/server/pages/languageLinks.ts';
import type { Showing } from './link.ts';

type Shown = {
  /** Where the page lies, without a query. */
  path: string;
  showing: Showing;
  /** What was found and is open. */
  studies: readonly Study[];
  /** Whether messages still come. */
  isOn: boolean;
  /** The screener that the person came by; undefined where it is not there. */
  flow: string | undefined;
};

/** The page of the link in a message: which studies may fit, and a button that ends the messages. It works without scripts. */
export function alertPage({ path, isOn, ...found }: Shown, frame: Frame): string {
  const { words, language } = serverWords('alertPage', frame.language);
  const hidden = `<input type="hidden" name="language" value="${language}">`;
  const stopped = `<p class="done" role="status">${words.stopped}</p>`;
  const stopping = `<h2>${words.stopHeading}</h2>
<p>${words.stopText}</p>
<form method="post" action="${path}">
${hidden}
<p><button class="quiet">${words.stop}</button></p>
</form>`;
  const parts = [
    ...(isOn ? [] : [stopped]),
    languageLinks({ page: 'alertPage', path, language }),
    foundPart(found, words, language),
    ...(isOn ? [stopping] : []),
  ];
  return formPage({ ...frame, language }, words.title, parts.join('\n'), ['record']);
}

type Words = ReturnType<typeof serverWords<'alertPage'>>['words'];

type Found = Pick<Shown, 'showing' | 'studies' | 'flow'>;

function foundPart({ showing, studies, flow }: Found, words: Words, language: Locale): string {
  if (showing !== 'found') return `<p>${words[showing]}</p>`;
  if (studies.length === 0) return `<p>${words.closed}</p>`;
  // Leads to the first step of the flow, or of the usual one where there is none.
  const screener = ['/signup', ...(language === sourceLocale ? [] : [language]), ...(flow ? [flow] : [])].join('/');
  const entries = studies.map(({ id, title }) => {
    const address = `${screener}?studyId=${id}`;
    return `<li><p><a href="${escaped(address)}">${escaped(title)}</a></p></li>`;
  });
  return `<p>${words.intro}</p>\n<ul>\n${entries.join('\n')}\n</ul>`;
}

/** The answer to a link that opens nothing, or whose person is erased: no message comes any more. */
export function alertGonePage(frame: Frame): string {
  const { words, language } = serverWords('alertPage', frame.language);
  const links = languageLinks({ page: 'alertPage', language });
  const text = `${links}\n<p>${words.goneText}</p>\n${startLink(language, words.home)}`;
  return formPage({ ...frame, language }, words.gone, text);
}
