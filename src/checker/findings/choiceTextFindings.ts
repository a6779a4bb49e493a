import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** The names of choices that exclude each other, as answers store them and kinds call their texts. */
const exclusive: readonly (readonly string[])[] = [
  ['yes', 'no', 'unsure'],
  ['male', 'female', 'other'],
  ['myself', 'someone_else'],
];

const plain = (text: string) => text.trim().toLowerCase();

/** The other choice whose text this one has in its place, or has as well. */
function mistakenFor(
  name: string,
  text: string,
  usual: Readonly<Record<string, string | undefined>>,
  given: (name: string) => string | undefined,
): string | undefined {
  const others = exclusive.filter((names) => names.includes(name)).flat();
  return others
    .filter((other) => other !== name)
    .find((other) => [usual[other], given(other)].some((one) => one !== undefined && plain(one) === plain(text)));
}

/**
 * Texts that replace the label of a choice by that of another one: whoever means yes would answer no. Compared are choices of
 * which only one can be true, in the language of each reader.
 */
export function choiceTextFindings({ copy }: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  const inLanguage = (locale: Locale): Finding[] =>
    Object.entries(copy[locale] ?? {}).flatMap(([key, text]): Finding[] => {
      const [kind = '', name = '', ...more] = key.split('.');
      const messages = Object.hasOwn(kinds, kind) && more.length === 0 ? kinds[kind]?.messages : undefined;
      const usual: Readonly<Record<string, string | undefined>> = {
        ...messages?.[sourceLocale],
        ...messages?.[locale],
      };
      if (usual[name] === undefined) return [];
      const other = mistakenFor(name, text, usual, (one) => copy[locale]?.[`${kind}.${one}`]);
      const message = `"${text}" is what the choice "${other}" says, and here it stands for "${name}"`;
      return other === undefined ? [] : [{ code: 'C095', at: placeOf(tree, ['copy', locale, key]), message }];
    });
  return localeCodes().flatMap(inLanguage);
}
