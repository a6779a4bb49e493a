import { changedValues } from './comparison/changedValues.ts';
import { sharedVisitorsOf } from './comparison/sharedVisitor.ts';
import type { Pair, Side } from './comparison/side.ts';
import { settingsOf } from './comparison/settings.ts';
import type { Sort, Subject } from './comparison/subject.ts';
import { subjectsOf } from './comparison/subjects.ts';
import { landingsOf } from './comparison/ways.ts';
import {
  conditionsOf,
  statedConditions,
  whoMeets,
  type StatedCondition,
  type Trait,
  type Traits,
} from './comparison/who.ts';
import { explore } from './proof/explore.ts';
import { mostWays } from './proof/model.ts';
import { both } from './proof/situations.ts';
import { toldByAnyAnswer } from '#src/kit/answersOfAspects.ts';
import type { ExampleFacts } from '#src/kit/example.ts';

/** One thing that some visitors meet with in another way than before. */
export type Difference = {
  sort: Sort | 'setting';
  step?: string;
  field?: string;
  /** Who they are: exactly those who meet one of the conditions. */
  who: string;
  conditions: readonly (readonly StatedCondition[])[];
  /** What changes for them: "are asked *email* on *home*". */
  what: string;
  /** One of them. */
  example: ExampleFacts;
};

/** Visitors of whom the same is known, and what changes for them. */
type Group = { traits: Traits; example: ExampleFacts; hasAnswered: boolean; words: readonly string[] };

/** What whoever has answered anything has told. */
const askedFor = new Set(toldByAnyAnswer);

/** Every visitor there can be, in groups, with what changes for them at one thing. Throws where that takes too long. */
function groupsOf(
  subject: Subject,
  pair: Pair,
  landings: readonly string[],
  visitors: ReturnType<typeof sharedVisitorsOf>,
) {
  const groups: Group[] = [];
  const isWhole = explore((choose) => {
    const landing = landings.length > 1 ? choose(landings) : '';
    const visitor = visitors(choose);
    const begun = landing === '' ? undefined : landing;
    const [before, after] = [
      subject.met(pair.before, { visitor: visitor.before, landing: begun }),
      subject.met(pair.after, { visitor: visitor.after, landing: begun }),
    ];
    const words = JSON.stringify(before) === JSON.stringify(after) ? [] : subject.words(before, after);
    const known: Trait[] = visitor.after.known();
    if (landings.length > 1) known.push({ key: 'landing', picked: landing });
    const example = both(visitor.example(), begun === undefined ? {} : { query: { landing: begun } });
    const hasAnswered = !visitor.after.hasNotAnswered(askedFor);
    groups.push({ traits: new Map(known.map((trait) => [trait.key, trait])), example, hasAnswered, words });
    return undefined;
  }, mostWays);
  if (isWhole) return groups;
  throw new Error(`This could not be compared: it takes more than ${mostWays} ways through both campaigns.`);
}

/** What changes at one thing, for whom. */
function differencesAt({ sort, step, field }: Subject, groups: readonly Group[]): Difference[] {
  const all = new Set(groups.flatMap(({ words }) => words));
  return [...all].flatMap((what) => {
    const meeting = groups.filter(({ words }) => words.includes(what));
    const others = groups.filter(({ words }) => !words.includes(what)).map(({ traits }) => traits);
    const these = meeting.map(({ traits }) => traits);
    // Most questions must be answered: who leaves one open is an example only where nobody else is.
    const example = (meeting.find(({ hasAnswered }) => hasAnswered) ?? meeting[0])?.example;
    if (!example) return [];
    const conditions = statedConditions(conditionsOf(these, others), these);
    const place = { ...(step !== undefined && { step }), ...(field !== undefined && { field }) };
    return [{ sort, ...place, who: whoMeets(conditions), conditions, what, example }];
  });
}

/** What is set for the whole of a campaign, whoever visits. */
function differencesOfSettings({ before, after }: Pair): Difference[] {
  return changedValues(settingsOf(before), settingsOf(after)).map((what) => ({
    sort: 'setting',
    who: 'All visitors',
    conditions: [[]],
    what: `are under another setting: ${what}`,
    example: {},
  }));
}

/**
 * What visitors meet with in the second campaign in another way than in the first, and exactly who: every class of visitors
 * that a rule of either tells apart goes through both. Throws where there are too many.
 */
export function compareCampaigns(before: Side, after: Side): Difference[] {
  const pair = { before, after };
  const landings = landingsOf(pair);
  const visitors = sharedVisitorsOf(before.model.campaign, after.model.campaign);
  const atSteps = subjectsOf(pair).flatMap((subject) =>
    differencesAt(subject, groupsOf(subject, pair, landings, visitors)),
  );
  return [...differencesOfSettings(pair), ...atSteps];
}

export type { Side };
