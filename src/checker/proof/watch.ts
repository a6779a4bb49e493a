import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Condition } from '#src/rules/index.ts';
import type { WatchedVisitor } from './visitor.ts';

/** What is wrong for a visitor at a step, and where the document says so: without `at` it is about the step as a whole. */
export type Fault = {
  code: Code;
  at?: readonly (string | number)[];
  /** The step at which it is wrong: passed by then, perhaps some steps ago. */
  step: CampaignStep;
  /** Faults of one cause are one finding. */
  cause: string;
  /** The sentence of the finding; `who` says of whom it is true, and is empty for everybody. */
  tell: (who: string) => string;
};

/** A visitor who passes a step, and what is remembered of the way there. */
export type Passing = { step: CampaignStep; visitor: WatchedVisitor; marks: Set<string> };

/**
 * One thing that is looked at on each way. Two ways on which the same is remembered go on as one, so a watch remembers no more
 * than it needs, as marks of its own words.
 */
export type Watch = {
  /** What it may ask of a visitor who passes the step. */
  reads(step: CampaignStep): readonly (Condition | undefined)[];
  /** Those of which it may also ask what follows without some of what is known. */
  readsInPart?(step: CampaignStep): readonly (Condition | undefined)[];
  /** Looks at a step, and remembers what later steps need of it. */
  pass(passing: Passing): readonly Fault[];
  /** Remembers that the visitor goes on, and forgets what nothing from there on needs. */
  leave(from: CampaignStep, to: CampaignStep, marks: Set<string>): void;
  /** Looks at a way that ends with the step. */
  end(step: CampaignStep, marks: ReadonlySet<string>): readonly Fault[];
};
