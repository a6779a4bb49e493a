import { groundOf, type Caregiver } from '#src/checker/proof/ground.ts';
import { exampleOf, knowledgeOf } from '#src/checker/proof/knowledge.ts';
import type { Choose } from '#src/checker/proof/explore.ts';
import { visitorOf, type Memory, type WatchedVisitor } from '#src/checker/proof/visitor.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { ExampleFacts } from '#src/kit/example.ts';

/** One visitor of two campaigns: what is known of them in one is known in the other. */
export type SharedVisitor = {
  before: WatchedVisitor;
  after: WatchedVisitor;
  /** What is known, as facts that hold for either campaign. */
  example(): ExampleFacts;
};

/**
 * Makes visitors of two campaigns at once who are, over all picks, all that either of them can have. A study that names the
 * person cared for is taken to say that somebody answers for them.
 */
export function sharedVisitorsOf(before: Campaign, after: Campaign): (choose: Choose) => SharedVisitor {
  const { hasCaregiver, caregiverType } = before;
  const said: Caregiver = {
    ...(hasCaregiver !== undefined && hasCaregiver === after.hasCaregiver && { hasCaregiver }),
    ...(caregiverType && caregiverType === after.caregiverType && { caregiverType }),
  };
  const ground = groundOf([before, after], said);
  const [first, second] = [knowledgeOf(before, ground), knowledgeOf(after, ground)];
  return (choose) => {
    const memory: Memory = { known: [], learned: [] };
    return {
      before: visitorOf(first, memory, choose),
      after: visitorOf(second, memory, choose),
      example: () => exampleOf(ground, memory.known),
    };
  };
}
