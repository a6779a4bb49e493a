import { policyNames } from '#src/domain/policies.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { policyWords } from '#src/i18n/locales/policyWords.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { suggestion } from '#src/checker/suggestion.ts';

/** What reads like a link, whatever it leads to: `[policy](privacy)`; brackets within it may stand in pairs. */
const link = /\[([^\]\n]*)\]\(((?:[^()\s]|\([^()\s]*\))*)\)/g;

/** Where the links of a text lead: to the name of a policy, if they are right. */
export const linksIn = (text: string): string[] =>
  text.includes('](') ? [...text.matchAll(link)].map(([, , to = '']) => to) : [];

/** The text without its links: the name of a policy says nothing of what the text is about. */
export const withoutLinks = (text: string): string => text.replaceAll(link, '');

/** What is wrong with the links of a text, which are shown as such or not. */
function errorOf(text: string, isLinked: boolean): string | undefined {
  const links = linksIn(text);
  const [first] = links;
  if (first === undefined) return undefined;
  if (!isLinked) return `No link is shown here, only in consents: visitors would read the brackets around "${first}"`;
  if ([...text.matchAll(link)].some(([, words = '']) => words.trim() === '')) return 'A link has no words to press';
  const lost = links.find((to) => !policyNames.some((name) => name === to));
  const known = suggestion(lost ?? '', policyNames) || `; known: ${policyNames.join(', ')}`;
  return lost === undefined ? undefined : `There is no policy "${lost}" to link to${known}`;
}

const errorWhereLinked = onceForTexts((_, text) => errorOf(text, true));
const errorElsewhere = onceForTexts((_, text) => errorOf(text, false));

/** What is wrong with the links of a text; undefined where all lead to a policy, or where it has none. */
export const linkError = (text: string, isLinked: boolean): string | undefined =>
  text.includes('](') ? (isLinked ? errorWhereLinked : errorElsewhere)(sourceLocale, text) : undefined;

/** What is wrong with a link whose words name another policy than it opens; undefined where none does. */
export const wrongTarget = onceForTexts((locale, text): string | undefined => {
  const words = policyWords[locale];
  if (!words || !text.includes('](')) return undefined;
  for (const [, name = '', to = ''] of text.matchAll(link)) {
    const named = policyNames.filter((policy) => words[policy].test(name));
    const [policy] = named;
    if (policy !== undefined && policyNames.some((one) => one === to) && !named.some((one) => one === to))
      return `"${name}" opens the policy "${to}": write (${policy})`;
  }
  return undefined;
});
