import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import { findingAt, witnessOf, type CampaignModel } from './model.ts';
import type { Situation } from './situations.ts';
import { tellingTraits, type Traits } from './traits.ts';

/** What is wrong for a visitor at a step, and where the document says so. */
export type Fault = {
  code: Code;
  at: readonly (string | number)[];
  /** Faults of one cause are one finding. */
  cause: string;
  /** The sentence of the finding; `who` says of whom it is true, and is empty for everybody. */
  tell: (who: string) => string;
};

/** A step on the way of a visitor, and what is wrong there for them. */
export type Visit = {
  step: CampaignStep;
  /** The way up to the step and with it. */
  path: readonly CampaignStep[];
  faults: readonly Fault[];
  /** What is known of the visitor once their walk has ended. */
  traits: () => Traits;
  situation: () => Situation;
};

/** Product constant: of so many visitors with one fault, the one with the fewest traits and the shortest way stands for all. */
const MOST_TRIED = 20;

/** The visitor with the fewest traits that bring the fault about, among all who pass the same step, and these traits. */
function smallest(visits: readonly Visit[], cause: string) {
  const hasFault = ({ faults }: Visit) => faults.some((fault) => fault.cause === cause);
  const faulty = visits.filter(hasFault).toSorted((a, b) => a.path.length - b.path.length);
  const step = faulty[0]?.step;
  const others = visits.filter((visit) => visit.step === step && !hasFault(visit)).map(({ traits }) => traits());
  const tried = faulty.filter((visit) => visit.step === step).slice(0, MOST_TRIED);
  const told = tried.map((visit) => ({ visit, words: [...tellingTraits(visit.traits(), others).values()] }));
  return told.toSorted((a, b) => a.words.length - b.words.length)[0];
}

/** One finding for each cause, with the smallest witness. */
export function faultFindings(model: CampaignModel, visits: readonly Visit[]): Finding[] {
  const causes = new Set(visits.flatMap(({ faults }) => faults.map(({ cause }) => cause)));
  return [...causes].flatMap((cause): Finding[] => {
    const found = smallest(visits, cause);
    const fault = found?.visit.faults.find((one) => one.cause === cause);
    if (!found || !fault) return [];
    const { visit, words } = found;
    const witness = witnessOf(visit.situation(), visit.path, words);
    return [findingAt(model, fault.code, fault.at, fault.tell(words.join(', ')), witness)];
  });
}
