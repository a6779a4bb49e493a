import type { Campaign } from '#src/flow/campaign.ts';
import { aspectOf, aspects, inOrder, type AspectName, type KnownAspect, type Reading } from '#src/kit/aspects.ts';
import type { Cut } from '#src/kit/aspect.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import type { Choose } from './explore.ts';
import { groundOf, type Caregiver, type Ground } from './ground.ts';
import { exampleOf, knowledgeOf, type Knowledge } from './knowledge.ts';
import type { Situation } from './situations.ts';

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
  /** What is known, by classes, in the order in which it was learned. */
  known(): KnownClass[];
  choose: Choose;
};

/** A visitor of whom it can be asked what follows without some of what is known. */
export type WatchedVisitor = Visitor & {
  /** Whether they meet the condition, whatever these aspects of them are; undefined where it depends on one of them. */
  meetsWithout(when: Condition | undefined, aspects: ReadonlySet<AspectName>): boolean | undefined;
  /** Whether one of these aspects of them is known to be that of somebody who has answered nothing. */
  hasNotAnswered(aspects: ReadonlySet<AspectName>): boolean;
};

/** What somebody knows of a visitor: classes by the number of their aspects, and these numbers in the order of learning. */
export type Memory = { known: number[]; learned: number[] };

/** What is remembered, by classes. */
export const knownClasses = (ground: Ground, { known, learned }: Memory): KnownClass[] =>
  learned.map((number) => {
    const { of, at } = ground.aspectAt(number);
    return { ...of, at, picked: ground.classIn(number, known)?.picked ?? '' };
  });

/** Somebody who has answered nothing. */
const nobody = exampleFacts();

/** A visitor of whom this is known: what is learned of them is added to it. */
export function visitorOf(knowledge: Knowledge, memory: Memory, choose: Choose): WatchedVisitor {
  const { ground, questionOf, outcomeOf, situation } = knowledge;
  const { known, learned } = memory;
  let current: { situation: Situation; of: number } | undefined;
  const learnOne = (number: number): void => {
    if (known[number]) return;
    const picked = choose(ground.picksOf(number, known));
    known[number] = ground.classesOf(number, known).find((one) => one.picked === picked)?.number ?? 0;
    learned.push(number);
  };
  const meetsOne = (condition: RuleCondition): boolean => {
    const question = questionOf(condition);
    for (const number of question.reads) {
      const outcome = outcomeOf(question, known);
      if (outcome !== undefined) return outcome;
      learnOne(number);
    }
    return outcomeOf(question, known) ?? false;
  };
  const meetsOneWithout = (condition: RuleCondition, without: ReadonlySet<AspectName>): boolean | undefined => {
    const question = questionOf(condition);
    const isLeftOut = (number: number) => without.has(ground.aspectAt(number).of.name);
    const rest = () => known.map((one, number) => (isLeftOut(number) ? 0 : one));
    for (const number of question.reads) {
      const outcome = outcomeOf(question, rest());
      if (outcome !== undefined) return outcome;
      if (!isLeftOut(number)) learnOne(number);
    }
    return outcomeOf(question, rest());
  };
  return {
    meets: (when) => listed(when).every(meetsOne),
    meetsWithout(when, without) {
      let isOpen = false;
      for (const condition of listed(when)) {
        const outcome = meetsOneWithout(condition, without);
        if (outcome === false) return false;
        isOpen ||= outcome === undefined;
      }
      return isOpen ? undefined : true;
    },
    hasNotAnswered: (names) =>
      learned.some((number) => {
        const { of, at } = ground.aspectAt(number);
        return names.has(of.name) && ground.classIn(number, known)?.picked === aspects[of.name].classOf(nobody, at);
      }),
    learn: (...read) => {
      for (const one of inOrder(read.map(aspectOf))) learnOne(ground.numberOf(one));
    },
    situation: () => {
      if (current?.of !== learned.length) current = { situation: situation(known), of: learned.length };
      return current.situation;
    },
    known: () => knownClasses(ground, memory),
    choose,
  };
}

/**
 * Makes visitors of a campaign who are, over all picks, all that there can be: one for each way in which its rules differ.
 * Nothing is asked of them that changes no outcome.
 */
export function visitorsOf(campaign: Campaign): (choose: Choose) => Visitor {
  const knowledge = knowledgeOf(campaign, groundOf([campaign], campaign));
  return (choose) => visitorOf(knowledge, { known: [], learned: [] }, choose);
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
