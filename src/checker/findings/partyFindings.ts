import { localeCodes } from '#src/generated/locales.ts';
import type { Library } from '#src/checker/document/library.ts';
import { textAt, type Tree } from '#src/checker/document/tree.ts';
import { writtenDocuments } from '#src/checker/document/writtenDocuments.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { agreedCompany, companiesIn } from './companies.ts';
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

/** The company to which readers agree, where it is none of those who answer for the flow, and none that one of them works with. */
function strangerIn({ locale, text }: Written, own: readonly string[]): string | undefined {
  const company = agreedCompany(locale, text);
  if (!company) return undefined;
  const isBefore = (name: string) => company.before.includes(companiesIn(locale, name)[0]?.names[0] ?? name);
  return own.some((name) => name.includes(company.name) || isBefore(name)) ? undefined : company.name;
}

/** Texts by which readers agree to another company than answers for the flow, and texts and consents that name who answers for another campaign, where this one names somebody: they were copied from there. */
export function partyFindings(texts: readonly (readonly Written[])[], tree: Tree, library: Library): Finding[] {
  const own = namesIn(tree);
  const [first] = own;
  const others = namesOfAll(library).filter((name) => !own.some((one) => one.includes(name)));
  if (first === undefined) return [];
  // A name of this campaign may have that of another one in it.
  const without = (text: string) => own.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const other = others.find((name) => without(one.text).includes(name));
        if (other !== undefined)
          return [foundIn(one, 'C119', `"${other}" answers for another campaign: this one names "${first}"`)];
        const stranger = strangerIn(one, own);
        const message = `Readers agree here to what "${stranger}" does, and "${first}" answers for this campaign`;
        return stranger === undefined ? [] : [foundIn(one, 'C119', message)];
      })
      .slice(0, 1),
  );
}
