import type { Campaign } from '#src/flow/campaign.ts';
import { aspectOf, aspects, inOrder, type AspectName, type KnownAspect, type Reading } from '#src/kit/aspects.ts';
import type { Aspect, Cut } from '#src/kit/aspect.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { withDefaults } from '#src/kit/options.ts';
import { holds } from '#src/rules/evaluate.ts';
import { rules, type Condition, type RuleCondition } from '#src/rules/index.ts';
import type { Rule } from '#src/kit/rule.ts';
import { listed, usesOf } from './conditions.ts';
import type { Choose } from './explore.ts';
import type { Traits } from './traits.ts';
import { both, campaignExample, situationOf, type Situation } from './situations.ts';

/** Where the aspects that a campaign reads are divided: the cuts of all its conditions together, in ascending order. */
type Cuts = ReadonlyMap<AspectName, readonly Cut[]>;

/** What the condition's rule reads with the condition's parameters. */
export function readingsOf({ rule: name, params }: RuleCondition): readonly Reading[] {
  const rule: Rule = rules[name];
  return rule.reads(withDefaults(rule.params, params));
}

function cutsOf(campaigns: readonly Campaign[]): Cuts {
  const readings = campaigns.flatMap(usesOf).flatMap(({ condition }) => readingsOf(condition));
  const cuts = new Map<AspectName, readonly Cut[]>();
  for (const reading of readings) {
    if (typeof reading === 'string' || 'of' in reading) continue;
    const all = new Set([...(cuts.get(reading.aspect) ?? []), ...reading.at]);
    cuts.set(
      reading.aspect,
      [...all].toSorted((a, b) => Number(a > b) - Number(a < b)),
    );
  }
  return cuts;
}

/** An aspect of a visitor, the values that divide it, and the name of the class that the visitor is of. */
export type KnownClass = KnownAspect & { at: readonly Cut[]; picked: string };

/** A visitor, known as far as a walk had to know them. */
export type Visitor = {
  /** Whether they meet the condition; what it reads of them is known from then on. */
  meets(when: Condition | undefined): boolean;
  /** From now on these are known of them. */
  learn(...read: Reading[]): void;
  /** What is known, with the rest at its defaults. */
  situation(): Situation;
  /** What is known, by classes. */
  known(): KnownClass[];
  choose: Choose;
};

/** What is known of a visitor, in words. */
export const traitsOf = (visitor: Visitor): Traits => new Map(visitor.known().map(({ key, picked }) => [key, picked]));

/** What is known of a visitor: the class of each aspect, by its key. */
type Known = ReadonlyMap<string, { of: KnownAspect; picked: string }>;

/** What a campaign says of each of its visitors; of the person in their care, a study says more. */
const saidOf = ({ hasCaregiver, caregiverType }: Caregiver, { study }: ExampleFacts): ExampleFacts => ({
  path: {
    ...(hasCaregiver !== undefined && { hasCaregiver }),
    ...(caregiverType && study === undefined && { caregiverType }),
  },
});

type Caregiver = Pick<Campaign, 'hasCaregiver' | 'caregiverType'>;

/** What the campaign and the cuts say of aspects and conditions, remembered. `said` is what is certain of each visitor. */
function knowledgeOf(campaign: Campaign, cuts: Cuts, said: Caregiver = campaign) {
  const base = campaignExample(campaign);
  const divisionOf = ({ name, of }: KnownAspect) => (of === undefined ? (cuts.get(name) ?? []) : [of]);
  const classesOf = (one: KnownAspect, known: Known) => {
    const aspect: Aspect = aspects[one.name];
    return aspect.classes({ at: divisionOf(one), campaign: said, classOf: (other) => known.get(other)?.picked });
  };
  const exampleOf = (known: Known, from: ExampleFacts = {}) =>
    [...known.values()].reduce((all, one) => both(all, classesOf(one.of, known)[one.picked] ?? {}), from);
  const situation = (known: Known) => {
    const example = exampleOf(known, base);
    return situationOf(both(example, saidOf(campaign, example)));
  };
  const remembered = new Map<string, boolean | undefined>();

  /** The outcome of a condition for all visitors of whom this is known; undefined where they differ. */
  function outcomeOf(condition: RuleCondition, read: readonly KnownAspect[], known: Known): boolean | undefined {
    const here = new Map([...known].filter(([key]) => read.some((one) => one.key === key)));
    const key = JSON.stringify([condition, read.map((one) => here.get(one.key)?.picked)]);
    if (remembered.has(key)) return remembered.get(key);
    const open = read.find((one) => !here.has(one.key));
    const outcomes = open
      ? Object.keys(classesOf(open, here)).map((picked) =>
          outcomeOf(condition, read, new Map([...here, [open.key, { of: open, picked }]])),
        )
      : [holds(condition, situation(here).facts)];
    const outcome = outcomes.every((one) => one === outcomes[0]) ? outcomes[0] : undefined;
    remembered.set(key, outcome);
    return outcome;
  }
  return { classesOf, divisionOf, exampleOf, situation, outcomeOf };
}

type Knowledge = ReturnType<typeof knowledgeOf>;

/** A visitor of whom `known` is known: what is learned of them is added to it. */
function visitorOf(
  knowledge: Knowledge,
  known: Map<string, { of: KnownAspect; picked: string }>,
  choose: Choose,
): Visitor {
  const { classesOf, divisionOf, situation, outcomeOf } = knowledge;
  let current: { situation: Situation; of: number } | undefined;
  const learnAll = (read: readonly KnownAspect[]): void => {
    for (const one of inOrder(read)) {
      if (!known.has(one.key)) known.set(one.key, { of: one, picked: choose(Object.keys(classesOf(one, known))) });
    }
  };
  const meetsOne = (condition: RuleCondition): boolean => {
    const read = inOrder(readingsOf(condition).map(aspectOf));
    for (const one of read) {
      const outcome = outcomeOf(condition, read, known);
      if (outcome !== undefined) return outcome;
      learnAll([one]);
    }
    return outcomeOf(condition, read, known) ?? false;
  };
  return {
    meets: (when) => listed(when).every(meetsOne),
    learn: (...read) => learnAll(read.map(aspectOf)),
    situation: () => {
      if (current?.of !== known.size) current = { situation: situation(known), of: known.size };
      return current.situation;
    },
    known: () => [...known.values()].map(({ of, picked }) => ({ ...of, at: divisionOf(of), picked })),
    choose,
  };
}

/**
 * Makes visitors of a campaign who are, over all picks, all that there can be: one for each way in which its rules differ.
 * Nothing is asked of them that changes no outcome.
 */
export function visitorsOf(campaign: Campaign): (choose: Choose) => Visitor {
  const knowledge = knowledgeOf(campaign, cutsOf([campaign]));
  return (choose) => visitorOf(knowledge, new Map(), choose);
}

/** One visitor of two campaigns: what is known of them in one is known in the other. */
export type SharedVisitor = {
  before: Visitor;
  after: Visitor;
  /** What is known, as facts that hold for either campaign. */
  example(): ExampleFacts;
};

/**
 * Makes visitors of two campaigns at once who are, over all picks, all that either of them can have. A study that names the
 * person cared for is taken to say that somebody answers for them.
 */
export function sharedVisitorsOf(before: Campaign, after: Campaign): (choose: Choose) => SharedVisitor {
  const cuts = cutsOf([before, after]);
  const { hasCaregiver, caregiverType } = before;
  const said: Caregiver = {
    ...(hasCaregiver !== undefined && hasCaregiver === after.hasCaregiver && { hasCaregiver }),
    ...(caregiverType && caregiverType === after.caregiverType && { caregiverType }),
  };
  const [first, second] = [knowledgeOf(before, cuts, said), knowledgeOf(after, cuts, said)];
  return (choose) => {
    const known = new Map<string, { of: KnownAspect; picked: string }>();
    return {
      before: visitorOf(first, known, choose),
      after: visitorOf(second, known, choose),
      example: () => first.exampleOf(known),
    };
  };
}
