import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { topics } from '#src/i18n/locales/topics.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { brief } from '#src/checker/quoting.ts';
import type { Registries } from '#src/checker/registries.ts';
import { ownerOf } from './choiceTextFindings.ts';
import { topicsIn } from './topicFindings.ts';

/** What a box is for, by the topics of its texts: an age may be asked for by a date. */
const boxes: readonly string[] = [
  'age',
  'birthDate',
  'email',
  'gender',
  'height',
  'name',
  'phone',
  'postalCode',
  'weight',
];

const boxesIn = (text: string, locale: Locale): string[] =>
  [...topicsIn(text, topics[locale]).keys()].flatMap((topic) => (boxes.includes(topic) ? [topic] : []));
const isSameBox = (one: string, other: string) =>
  one === other || [one, other].toSorted().join(' ') === 'age birthDate';

/** The kind of the text, where it has a box. */
function boxOf(key: string, campaign: Campaign, registries: Registries) {
  const owner = ownerOf(key, campaign, registries);
  const isBox = Object.values(registries.kinds).some(
    (spec) => spec.messages === owner?.messages && spec.answers.length > 0,
  );
  return isBox ? owner : undefined;
}

/** Texts of a box that replace those that name what it asks for, and name something else that is asked for. */
export function labelFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const found = localeCodes().flatMap((locale) =>
    Object.entries(campaign.copy[locale] ?? {}).flatMap(([key, text]) => {
      const message = key.split('.').at(-1) ?? '';
      const words = boxOf(key, campaign, registries)?.messages[locale] ?? {};
      // Every object has names of its own, which are no messages.
      const usual = (Object.hasOwn(words, message) ? words[message] : undefined) ?? '';
      const [ours, theirs] = [boxesIn(usual, locale), boxesIn(text, locale)];
      const isOther =
        ours.length > 0 && theirs.length > 0 && !ours.some((one) => theirs.some((two) => isSameBox(one, two)));
      return isOther ? [{ key, locale, text, usual }] : [];
    }),
  );
  // A text is one mistake in all its languages.
  const firsts = found.filter(({ key }, index) => found.findIndex((one) => one.key === key) === index);
  return firsts.map(({ key, locale, text, usual }): Finding => {
    const message = `${brief(text)} stands in place of ${brief(usual)}, and the box asks for no such thing`;
    return { code: 'C115', at: placeOf(tree, ['copy', locale, key]), message };
  });
}
