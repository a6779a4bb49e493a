import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Messages } from '#src/i18n/texts.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding, Place } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { wordsOf } from '#src/checker/vocabulary.ts';
import { choiceWords } from '#src/i18n/locales/choiceWords.ts';

/** The names of choices that exclude each other, as kinds call their texts. */
const exclusive: readonly (readonly string[])[] = [
  ['yes', 'no', 'unsure'],
  ['male', 'female', 'other'],
  ['myself', 'someoneElse'],
];

const plain = (text: string) => text.trim().toLowerCase();

/** Texts by the names of a kind: as they are shipped in a language, and as the campaign has them. */
type Said = { usual: (name: string) => string | undefined; given: (name: string) => string | undefined };

const isSame = (one: string | undefined, other: string) => one !== undefined && plain(one) === plain(other);

/** Whether the text has a word that says the choice. */
function says(name: string, text: string, locale: Locale): boolean {
  const words = choiceWords[locale]?.[name] ?? [];
  return wordsOf(plain(text)).some((word) => words.includes(word));
}

/** The other choice that the text says instead: by its label, here or as it is shipped, or by words for it. */
function mistakenFor(name: string, text: string, { usual, given }: Said, locale: Locale): string | undefined {
  const others = exclusive.filter((names) => names.includes(name)).flat();
  const isSaid = choiceWords[locale]?.[name] === undefined || says(name, text, locale);
  return others
    .filter((other) => other !== name)
    .find(
      (other) =>
        [usual(other), given(other)].some((one) => isSame(one, text)) || (!isSaid && says(other, text, locale)),
    );
}

/** The other text that this one has changed places with, whatever both are about. */
function swappedWith(name: string, text: string, names: readonly string[], { usual, given }: Said): string | undefined {
  return names.find((other) => {
    const [own, there] = [usual(name), given(other)];
    return (
      other !== name &&
      own !== undefined &&
      there !== undefined &&
      isSame(own, there) &&
      isSame(usual(other), text) &&
      !isSame(own, text)
    );
  });
}

/** The texts that a key stands among, and what the keys of the others begin with. */
export function ownerOf(
  key: string,
  { steps }: Campaign,
  { kinds, texts }: Registries,
): { messages: Messages; before: string } | undefined {
  const [first = '', second = '', third] = key.split('.');
  const own: Readonly<Record<string, Messages>> = { shell: texts.shell, common: texts.common };
  const named = Object.hasOwn(own, first) ? own[first] : kinds[first]?.messages;
  if (third === undefined) return named && { messages: named, before: first };
  const fields = Object.values(steps).flatMap((step) => (documentName(step) === first ? step.fields : []));
  const kind = fields.find(({ id }) => id === second)?.kind;
  const messages = kind === undefined ? undefined : kinds[kind]?.messages;
  return messages && { messages, before: `${first}.${second}` };
}

/** A text that says what another one of its kind says, of those that begin with the same. */
type Mistaken = { before: string; name: string; other: string; text: string; at: Place };

/** Whether one of the two stands for the other, in the same language or in another one: that is one mistake. */
const isSamePair = (one: Mistaken, another: Mistaken) =>
  one.before === another.before &&
  [one.name, one.other].toSorted().join() === [another.name, another.other].toSorted().join();

/**
 * Texts that replace the label of a choice by that of another one, in its words or in others, and texts that have changed places:
 * whoever means yes would answer no. Compared is in the language of each reader.
 */
export function choiceTextFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const inLanguage = (locale: Locale): Mistaken[] =>
    Object.entries(campaign.copy[locale] ?? {}).flatMap(([key, text]): Mistaken[] => {
      const owner = ownerOf(key, campaign, registries);
      const name = key.split('.').at(-1) ?? '';
      if (!owner) return [];
      const { messages, before } = owner;
      const said: Said = {
        usual: (one) => messages[locale]?.[one] ?? messages[sourceLocale][one],
        given: (one) => campaign.copy[locale]?.[`${before}.${one}`],
      };
      const names = Object.keys(messages[sourceLocale]);
      if (!names.includes(name)) return [];
      const other = mistakenFor(name, text, said, locale) ?? swappedWith(name, text, names, said);
      return other === undefined || !names.includes(other)
        ? []
        : [{ before, name, other, text, at: placeOf(tree, ['copy', locale, key]) }];
    });
  const all = localeCodes().flatMap(inLanguage);
  const firsts = all.filter((one, index) => all.findIndex((another) => isSamePair(one, another)) === index);
  return firsts.map((first): Finding => {
    const { name, other, text, at } = first;
    const back = all.find((one) => one.name === other && isSamePair(one, first));
    const more = back ? `, and "${back.text}" for "${other}"` : '';
    return { code: 'C095', at, message: `"${text}" is what "${other}" says, and here it stands for "${name}"${more}` };
  });
}

/** The buttons of the shell that do something else than Next does. */
const otherButtons = ['back', 'clear', 'clearYes', 'clearNo', 'startAnew', 'close'];

/** Texts of Next that another button of its page has: whoever goes on would expect what that one does. */
export function buttonTextFindings(campaign: Campaign, tree: Tree, { texts: { shell } }: Registries): Finding[] {
  return Object.values(campaign.steps).flatMap((step) =>
    localeCodes()
      .flatMap((locale): Finding[] => {
        const text = step.nav.nextLabel?.[locale];
        if (text === undefined) return [];
        const other = otherButtons.find((name) =>
          isSame(campaign.copy[locale]?.[`shell.${name}`] ?? shell[locale]?.[name], text),
        );
        const message = `"${text}" is what the button "${other}" says, and here it stands for going on`;
        const at = placeOf(tree, ['steps', documentName(step), 'nav', 'nextLabel', locale]);
        return other === undefined ? [] : [{ code: 'C095', at, message }];
      })
      .slice(0, 1),
  );
}
