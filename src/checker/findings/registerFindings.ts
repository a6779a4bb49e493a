import type { Campaign } from '#src/flow/campaign.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { foundIn, type Written } from './wordFindings.ts';

const numbersIn = (text: string): string[] => text.toUpperCase().match(/(?<![A-Z\d])NCT\d+/g) ?? [];

const isWhole = (number: string) => /^NCT\d{8}$/.test(number);

/** Numbers of ClinicalTrials.gov that are none, or that of another study than the one that the campaign names. */
export function registerFindings(
  texts: readonly (readonly Written[])[],
  { oversight: { register } }: Campaign,
  tree: Tree,
): Finding[] {
  const [own] = numbersIn(register?.number ?? '');
  const wrong = texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const numbers = numbersIn(one.text);
        const broken = numbers.find((number) => !isWhole(number));
        if (broken !== undefined)
          return [foundIn(one, 'C100', `"${broken}" is no number of ClinicalTrials.gov: those have eight digits`)];
        const other = own !== undefined && isWhole(own) && numbers.find((number) => number !== own);
        return other ? [foundIn(one, 'C119', `"${other}" is not so: the register of this campaign has "${own}"`)] : [];
      })
      .slice(0, 1),
  );
  const [linked] = numbersIn(register?.url ?? '');
  if (own === undefined || linked === undefined || linked === own || !isWhole(own)) return wrong;
  const message = `The address is that of "${linked}", and the number beside it is "${own}"`;
  return [...wrong, { code: 'C100', at: placeOf(tree, ['oversight', 'register', 'url']), message }];
}
