import type { CampaignDocument } from '#src/generated/campaign.ts';
import { isCode, mayBeAccepted } from './codes.ts';
import { placeOf, type Tree } from './document/tree.ts';
import { stepAt, type Finding } from './finding.ts';
import { removed } from './fixes.ts';

/** What a document accepts for a while: findings that are left out, and what is wrong with accepting them. */
export type Acceptance = {
  /** The findings that the document does not accept. */
  sift(findings: readonly Finding[]): Finding[];
  /** What is accepted beyond its last day, or for longer than a year; the finding itself stays left out. */
  untimely(today: string): Finding[];
  /** What no document may accept; the finding itself is not left out. */
  refused(): Finding[];
  /** What is accepted and was not among the findings sifted so far. */
  unused(): Finding[];
};

const isRefused = (code: string) => isCode(code) && !mayBeAccepted(code);

/** The same day of the year after, `YYYY-MM-DD`; to compare days with, as 29 February need not exist then. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The findings that a document accepts, by code and, where it names one, step. */
export function acceptanceOf({ accepted = [] }: Pick<CampaignDocument, 'accepted'>, tree: Tree): Acceptance {
  const used = new Set<number>();
  const accepts = (finding: Finding): boolean => {
    if (!mayBeAccepted(finding.code)) return false;
    const index = accepted.findIndex(
      ({ code, step }) => code === finding.code && (step === undefined || stepAt(finding.at) === step),
    );
    used.add(index);
    return index >= 0;
  };
  const at = (index: number, ...path: string[]) => placeOf(tree, ['accepted', index, ...path]);
  return {
    sift: (findings) => findings.filter((finding) => !accepts(finding)),
    untimely: (today) =>
      accepted.flatMap(({ code, until, reason }, index): Finding[] => {
        const [place, last] = [at(index, 'until'), yearAfter(today)];
        const ended = `${code} was accepted until ${until}: "${reason}". Mend what it is about, or set another day`;
        if (until < today) return [{ code: 'C060', at: place, message: ended }];
        const message = `${code} is accepted until ${until}: set a day within a year, until ${last} at the latest`;
        return until > last ? [{ code: 'C082', at: place, message }] : [];
      }),
    refused: () =>
      accepted.flatMap(({ code }, index): Finding[] => {
        const message = `${code} cannot be accepted: mend what it is about, and remove the entry`;
        return isRefused(code) ? [{ code: 'C082', at: at(index, 'code'), message }] : [];
      }),
    unused: () =>
      accepted.flatMap(({ code, step }, index): Finding[] => {
        if (used.has(index) || isRefused(code)) return [];
        const where = step === undefined ? '' : ` in the step "${step}"`;
        const message = isCode(code)
          ? `${code} is accepted${where}, but is not found ${step === undefined ? 'any more' : 'there'}`
          : `There is no code "${code}"`;
        const place = at(index);
        return [{ code: 'C061', at: place, message: `${message}: remove the entry`, ...removed(place) }];
      }),
  };
}
