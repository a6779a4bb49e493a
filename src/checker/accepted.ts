import type { CampaignDocument } from '#src/generated/campaign.ts';
import { isCode } from './codes.ts';
import { partOf, placeOf, type Tree } from './document/tree.ts';
import type { Finding, Place } from './finding.ts';
import { removed } from './fixes.ts';

/** What a document accepts for a while: findings that are left out, and what is wrong with accepting them. */
export type Acceptance = {
  /** The findings that the document does not accept. */
  sift(findings: readonly Finding[]): Finding[];
  /** What is accepted beyond its last day; the finding itself stays left out. */
  ended(today: string): Finding[];
  /** What is accepted and was not among the findings sifted so far. */
  unused(): Finding[];
};

const isWithin = (inner: Place, outer: Place | undefined) =>
  outer !== undefined &&
  inner.source === outer.source &&
  inner.offset >= outer.offset &&
  inner.offset <= outer.offset + outer.length;

/** Whether the place is in the step or at its name. */
function isInStep(at: Place, tree: Tree, step: string): boolean {
  return isWithin(at, partOf(tree, ['steps', step])?.at) || isWithin(at, placeOf(tree, ['steps', step], true));
}

/** The findings that a document accepts, by code and, where it names one, step. */
export function acceptanceOf({ accepted = [] }: Pick<CampaignDocument, 'accepted'>, tree: Tree): Acceptance {
  const used = new Set<number>();
  const accepts = (finding: Finding): boolean => {
    const index = accepted.findIndex(
      ({ code, step }) => code === finding.code && (step === undefined || isInStep(finding.at, tree, step)),
    );
    used.add(index);
    return index >= 0;
  };
  const at = (index: number, ...path: string[]) => placeOf(tree, ['accepted', index, ...path]);
  return {
    sift: (findings) => findings.filter((finding) => !accepts(finding)),
    ended: (today) =>
      accepted.flatMap(({ code, until, reason }, index): Finding[] => {
        const message = `${code} was accepted until ${until}: "${reason}". Mend what it is about, or set another day`;
        return until < today ? [{ code: 'C060', at: at(index, 'until'), message }] : [];
      }),
    unused: () =>
      accepted.flatMap(({ code, step }, index): Finding[] => {
        if (used.has(index)) return [];
        const where = step === undefined ? '' : ` in the step "${step}"`;
        const message = isCode(code)
          ? `${code} is accepted${where}, but is not found ${step === undefined ? 'any more' : 'there'}`
          : `There is no code "${code}"`;
        const place = at(index);
        return [{ code: 'C061', at: place, message: `${message}: remove the entry`, ...removed(place) }];
      }),
  };
}
