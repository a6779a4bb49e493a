import type { Campaign } from '#src/flow/campaign.ts';
import { aspectOf, aspects, inOrder, type AspectName, type KnownAspect, type Reading } from '#src/kit/aspects.ts';
import type { Cut } from '#src/kit/aspect.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import type { Choose } from './explore.ts';
import { answered, groundOf, isKnown, type Ground, type Known } from './ground.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import type { Situation } from './situations.ts';
import { mayDiffer, over } from './suppositions.ts';

/** An aspect of a visitor, the values that divide it, and the name of the class that the visitor is of. */
export type KnownClass = KnownAspect & { at: readonly Cut[]; picked: string };

/** A visitor, known as far as a walk had to know them. */
export type Visitor = {
  /** Whether they meet the condition; what it reads of them is known from then on. */
  meets: Meets;
  /** Whether they meet the condition, or would if what is `open` of them were otherwise; nothing is learned of that. */
  mayMeet(when: Condition | undefined, open: ReadonlySet<AspectName>): boolean;
  /** From now on these are known of them. */
  learn(...read: Reading[]): void;
  /** What is known, with the rest at its defaults. */
  situation(): Situation;
  /** What is known, by classes, in the order in which it was learned. */
  known(): KnownClass[];
  choose: Choose;
};

/** What of a visitor is not certain yet: these aspects of them may be of any class, though of what is asked for of each there is one. */
type Uncertain = {
  by: ReadonlySet<AspectName>;
  free: ReadonlySet<AspectName>;
  mustBeKnown: ReadonlySet<AspectName>;
};

/** A visitor of whom it can be asked what would follow were some of what is known otherwise. */
export type WatchedVisitor = Visitor & {
  /** From now on they are none of those who have not told this. */
  tell(aspect: AspectName): void;
  /** From now on they are one of those of whom this may be so; nothing changes where their class is known. */
  narrow(aspect: AspectName, isPossible: (example: ExampleFacts) => boolean): void;
  /**
   * Whether what is decided by these conditions hangs on the aspects `by`, where those that are `free` are of some class.
   * `decide` is given what tells whether a condition is met; what else it reads is known from then on.
   */
  hangsOn(conditions: readonly (Condition | undefined)[], decide: (meets: Meets) => unknown, of: Uncertain): boolean;
  /** Whether one of these aspects of them is known to be that of somebody who has answered nothing. */
  hasNotAnswered(aspects: ReadonlySet<AspectName>): boolean;
};

/** Whether a condition is met. */
export type Meets = (when: Condition | undefined) => boolean;

/** What somebody knows of a visitor: classes by the number of their aspects, and these numbers in the order of learning. */
export type Memory = { known: number[]; learned: number[] };

/** What is remembered, by classes. */
const knownClasses = (ground: Ground, { known, learned }: Memory): KnownClass[] =>
  learned.map((number) => {
    const { of, at } = ground.aspectAt(number);
    return { ...of, at, picked: ground.classIn(number, known)?.picked ?? '' };
  });

/** Somebody who has answered nothing. */
const nobody = exampleFacts();

const never = () => false;

/** A visitor of whom this is known: what is learned of them is added to it. */
export function visitorOf(knowledge: Knowledge, memory: Memory, choose: Choose): WatchedVisitor {
  const { ground, questionOf, outcomeOf, situation } = knowledge;
  const { known, learned } = memory;
  let current: { situation: Situation; of: number } | undefined;
  const learnOne = (number: number): void => {
    if (isKnown(known, number)) return;
    const picked = choose(ground.picksOf(number, known));
    known[number] = ground.classesOf(number, known).find((one) => one.picked === picked)?.number ?? 0;
    learned.push(number);
  };
  /** The outcome by what `seen` gives of what is known; what else it reads is learned, unless it is open. */
  const evaluate = (condition: RuleCondition, seen: () => Known, isOpen: (number: number) => boolean) => {
    const question = questionOf(condition);
    for (const number of question.reads) {
      const outcome = outcomeOf(question, seen());
      if (outcome !== undefined) return outcome;
      if (!isOpen(number)) learnOne(number);
    }
    return outcomeOf(question, seen());
  };
  const all = () => known;
  const meetsOne = (condition: RuleCondition) => evaluate(condition, all, never) ?? false;
  const meetsSupposing = (condition: RuleCondition, supposed: Known) =>
    evaluate(
      condition,
      () => over(known, supposed),
      (number) => Boolean(supposed[number]),
    ) ?? false;
  const mayMeetOne = (condition: RuleCondition, open: ReadonlySet<AspectName>) => {
    const isOpen = (number: number) => open.has(nameOf(number));
    const certain = () => known.map((picked, number) => (isOpen(number) ? 0 : picked));
    return evaluate(condition, certain, isOpen) ?? true;
  };
  const nameOf = (number: number) => ground.aspectAt(number).of.name;
  const isUnanswered = (number: number, picked: string) => {
    const { of, at } = ground.aspectAt(number);
    return picked === aspects[of.name].classOf(nobody, at);
  };
  return {
    meets: (when) => listed(when).every(meetsOne),
    mayMeet: (when, open) => listed(when).every((condition) => mayMeetOne(condition, open)),
    hangsOn(conditions, decide, { by, free, mustBeKnown }) {
      const numbers = [...new Set(conditions.flatMap(listed).flatMap((one) => questionOf(one).reads))];
      return mayDiffer({
        own: numbers.filter((number) => by.has(nameOf(number))),
        others: numbers.filter((number) => !by.has(nameOf(number)) && free.has(nameOf(number))),
        classesOf: (number) => {
          const { need } = ground.aspectAt(number);
          if (need !== undefined) learnOne(need);
          const classes = ground.classesOf(number, known);
          return classes.filter(({ picked }) => !mustBeKnown.has(nameOf(number)) || !isUnanswered(number, picked));
        },
        decide: (supposed) => decide((when) => listed(when).every((condition) => meetsSupposing(condition, supposed))),
      });
    },
    tell(aspect) {
      const number = ground.numberOf(aspectOf(aspect));
      if (!known[number]) known[number] = answered;
      else if (!isKnown(known, number))
        known[number] = ground.narrowed(number, known, ({ picked }) => !isUnanswered(number, picked));
    },
    narrow(aspect, isPossible) {
      const number = ground.numberOf(aspectOf(aspect));
      if (!isKnown(known, number)) known[number] = ground.narrowed(number, known, ({ example }) => isPossible(example));
    },
    hasNotAnswered: (names) =>
      learned.some((number) => {
        const isNamed = names.has(ground.aspectAt(number).of.name);
        return isNamed && isUnanswered(number, ground.classIn(number, known)?.picked ?? '');
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
