import type { Campaign } from '#src/flow/campaign.ts';
import { aspectOf, aspects, inOrder, type AspectName, type KnownAspect, type Reading } from '#src/kit/aspects.ts';
import type { Cut } from '#src/kit/aspect.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import type { Choose } from './explore.ts';
import { answered, groundOf, isKnown, type AspectClass, type Caregiver, type Ground, type Known } from './ground.ts';
import { exampleOf, knowledgeOf, withClass, type Knowledge } from './knowledge.ts';
import type { Situation } from './situations.ts';

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

/** Product constant: what may be supposed of a visitor at most, to see what is decided then. */
const mostSuppositions = 5_000;

/** What is known, with the classes that are supposed instead. */
function over(known: Known, supposed: Known): Known {
  const all = known.slice();
  // Nothing is supposed of the others.
  supposed.forEach((picked, number) => (all[number] = picked));
  return all;
}

/** Every choice of one class for each of these aspects, or more choices than are looked at. */
function suppositions(of: readonly number[], classesOf: (number: number) => readonly AspectClass[]): readonly Known[] {
  return of.reduce<readonly Known[]>(
    (all, number) => {
      const classes = classesOf(number);
      return all
        .slice(0, mostSuppositions)
        .flatMap((one) => classes.map(({ number: picked }) => withClass(one, number, picked)));
    },
    [[]],
  );
}

/** Somebody who has answered nothing. */
const nobody = exampleFacts();

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
  const meetsOne = (condition: RuleCondition): boolean => {
    const question = questionOf(condition);
    for (const number of question.reads) {
      const outcome = outcomeOf(question, known);
      if (outcome !== undefined) return outcome;
      learnOne(number);
    }
    return outcomeOf(question, known) ?? false;
  };
  const meetsSupposing = (condition: RuleCondition, supposed: Known): boolean => {
    const question = questionOf(condition);
    for (const number of question.reads) {
      const outcome = outcomeOf(question, over(known, supposed));
      if (outcome !== undefined) return outcome;
      if (!supposed[number]) learnOne(number);
    }
    return outcomeOf(question, over(known, supposed)) ?? false;
  };
  const mayMeetOne = (condition: RuleCondition, open: ReadonlySet<AspectName>): boolean => {
    const question = questionOf(condition);
    const isOpen = (number: number) => open.has(nameOf(number));
    const certain = () => known.map((picked, number) => (isOpen(number) ? 0 : picked));
    for (const number of question.reads) {
      const outcome = outcomeOf(question, certain());
      if (outcome !== undefined) return outcome;
      if (!isOpen(number)) learnOne(number);
    }
    return outcomeOf(question, certain()) ?? true;
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
      const supposedTo = (of: readonly number[]) =>
        suppositions(of, (number) => {
          const { need } = ground.aspectAt(number);
          if (need !== undefined) learnOne(need);
          const all = ground.classesOf(number, known);
          return all.filter(({ picked }) => !mustBeKnown.has(nameOf(number)) || !isUnanswered(number, picked));
        });
      const own = supposedTo(numbers.filter((number) => by.has(nameOf(number))));
      const others = supposedTo(numbers.filter((number) => !by.has(nameOf(number)) && free.has(nameOf(number))));
      // Too much to look at: it may hang on anything.
      if (own.length * others.length > mostSuppositions) return true;
      return others.some((other) => {
        const outcomes = own.map((one) => {
          const supposed = over(other, one);
          return decide((when) => listed(when).every((condition) => meetsSupposing(condition, supposed)));
        });
        return new Set(outcomes).size > 1;
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
