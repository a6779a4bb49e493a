import { localeCodes } from '#src/generated/locales.ts';
import type { Library } from '#src/checker/document/library.ts';
import { textAt, type Tree } from '#src/checker/document/tree.ts';
import { writtenDocuments } from '#src/checker/document/writtenDocuments.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** Those who answer for a flow, and may be named in its texts. */
const parties = ['sponsor', 'recruiter'] as const;

/** The names of those who answer for the flow of a document, in all languages. */
const namesIn = (tree: Tree): string[] =>
  parties.flatMap((party) => localeCodes().flatMap((locale) => textAt(tree, 'oversight', party, locale) ?? []));

/** Every name of those who answer for some campaign of the library. */
const namesOfAll = onceFor((library: Library) => [
  ...new Set([...writtenDocuments(library).values()].flatMap((tree) => namesIn(tree))),
]);

/** Texts and consents that name who answers for another campaign, where this one names somebody: they were copied from there. */
export function partyFindings(texts: readonly (readonly Written[])[], tree: Tree, library: Library): Finding[] {
  const own = namesIn(tree);
  const [first] = own;
  const others = namesOfAll(library).filter((name) => !own.some((one) => one.includes(name)));
  if (first === undefined || others.length === 0) return [];
  // A name of this campaign may have that of another one in it.
  const without = (text: string) => own.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const other = others.find((name) => without(one.text).includes(name));
        const message = `"${other}" answers for another campaign: this one names "${first}"`;
        return other === undefined ? [] : [foundIn(one, 'C119', message)];
      })
      .slice(0, 1),
  );
}
