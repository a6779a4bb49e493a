import { openProject } from '#src/checker/project.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader, type ReadCampaign } from '#src/checker/readCampaign.ts';
import { waysOf, witnessesOf, type Witness } from '#src/checker/witnesses.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import type { Facts } from '#src/domain/facts.ts';
import { placeIn } from '#tests/e2e/journeys/countries.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import { oncePerRun } from '#tests/support/oncePerRun.ts';
import { callOutcomes, type CallOutcome, type LeadingCall } from './callOutcomes.ts';
import { factsOf, usualVisitor, type DemoVisitor } from './demoVisitor.ts';
import { finder, type FoundVisitor } from './findVisitor.ts';
import { isOffered } from './offered.ts';
import type { Visitor } from './visitors.ts';

/** One witness in one language: a way to replay. `goals` are what it shows. */
export type Replay = {
  title: string;
  campaign: Campaign;
  language: Language;
  /** Of the window, in CSS pixels: a phone or a desk. */
  width: 390 | 1280;
  visitor: FoundVisitor;
  landing?: string;
  path: readonly CampaignStep[];
  goals: readonly string[];
};

/** The replays of a campaign: what there is to show, and what the demo has nobody to show of it. */
export type Plan = { name: string; replays: Replay[]; met: readonly string[]; missed: readonly string[] };

/** The visitor, reading the other language. */
const inLanguage = (visitor: FoundVisitor, locale: Language): FoundVisitor => ({
  ...visitor,
  facts: { ...visitor.facts, locale },
});

/** The steps of the way as far as its pages offer it in the language. */
function pathIn(campaign: Campaign, { path, visitor }: Witness<FoundVisitor>): CampaignStep[] {
  const steps = path.flatMap((name) => campaign.steps[name] ?? []);
  const end = steps.findIndex((step, index) => {
    const to = steps[index + 1];
    return to && !isOffered(visitor.facts, step, to);
  });
  return end === -1 ? steps : steps.slice(0, end + 1);
}

const inLetters = (number: number) => String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/** The replay by a visitor of another name, different for each number: so that there is one lead of that name after it. */
export function named(replay: Replay, number: number): Replay {
  const { facts } = replay.visitor;
  const answers = { ...facts.answers, firstName: `Wanda W${inLetters(number)}` };
  return { ...replay, visitor: { ...replay.visitor, facts: { ...facts, answers } } };
}

/** Who books has a number of their own: a number may have three appointments. */
function withNumber(visitor: FoundVisitor, index: number): FoundVisitor {
  const { bookings, answers, country } = visitor.facts;
  if (visitor.demo.isMatched || Object.keys(bookings).length === 0) return visitor;
  const [, start] = placeIn(country === 'US' ? undefined : country).numbers;
  const phone = `${start}${String(index % 100).padStart(2, '0')}`;
  return { ...visitor, facts: { ...visitor.facts, answers: { ...answers, phone } } };
}

const widthOf = (isOnPhone: boolean) => (isOnPhone ? 390 : 1280);

function replayOf(campaign: Campaign, witness: Witness<FoundVisitor>, language: Language, index: number): Replay {
  const ownIndex = 10 * shipped.indexOf(campaign.name) + index;
  const visitor = withNumber(inLanguage(witness.visitor, language), ownIndex);
  const path = pathIn(campaign, { ...witness, visitor });
  const { landing, goals, path: whole } = witness;
  return {
    title: `${campaign.name} #${index + 1} in ${language}: ${path.map(({ name }) => name).join(' > ')}`,
    campaign,
    language,
    width: widthOf(visitor.facts.narrowScreen),
    visitor,
    ...(landing !== undefined && { landing }),
    path,
    goals: path.length === whole.length ? goals : [],
  };
}

/** On a phone and at a desk by turns, unless the campaign tells them apart: then as each visitor is. */
function byTurns(replays: readonly Replay[]): Replay[] {
  if (replays.some(({ visitor }) => visitor.facts.narrowScreen)) return [...replays];
  return replays.map((replay, index) => ({ ...replay, width: widthOf((index >> 1) % 2 === 0) }));
}

/** English and Spanish by turns; what only English pages offer in English. Each campaign has both. */
function replaysOf(campaign: Campaign, witnesses: readonly Witness<FoundVisitor>[]): Replay[] {
  const replays = witnesses.map((witness, index) => {
    const [first, second] = (index % 2 === 0 ? ['en', 'es'] : ['es', 'en']) as [Language, Language];
    const replay = replayOf(campaign, witness, first, index);
    return replay.goals.length > 0 ? replay : replayOf(campaign, witness, second, index);
  });
  const [last] = witnesses.slice(-1);
  const isInBoth = new Set(replays.map(({ language }) => language)).size === 2;
  return isInBoth || !last ? replays : [...replays, replayOf(campaign, last, 'es', witnesses.length - 1)];
}

/** A visitor who is written down, as a replay. */
export function replayOfVisitor({ who, flow, language, is, path }: Visitor): Replay {
  const { campaign } = readSound(flow);
  const demo = { ...usualVisitor, ...is };
  const facts = factsOf(demo, campaign);
  return {
    title: `whoever ${who}, ${flow} in ${language}`,
    campaign,
    language,
    width: widthOf(facts.narrowScreen),
    visitor: inLanguage({ key: who, demo, facts }, language),
    path: path.flatMap((name) => campaign.steps[name] ?? []),
    goals: [],
  };
}

const project = openProject(campaignFolder, process.cwd());
const read = campaignReader(project);

function readSound(name: string): ReadCampaign & { campaign: Campaign } {
  const { campaign, ...rest } = read(name);
  if (!campaign) throw new Error(`The campaign ${name} has findings: npm run campaigns -- check ${name}`);
  return { ...rest, campaign };
}

type Found = ReturnType<typeof witnessesOf<FoundVisitor>>;
const foundBefore = new Map<string, Found>();

/** The witnesses of a campaign among the visitors of the demo; looked for once. */
function witnessesIn(document: ReadCampaign & { campaign: Campaign }): Found {
  const { campaign } = document;
  const known = foundBefore.get(campaign.name);
  if (known) return known;
  const found = oncePerRun(`witnesses-${campaign.name}`, () =>
    witnessesOf(document, project.registries, { find: finder(campaign), offers: isOffered }),
  );
  foundBefore.set(campaign.name, found);
  return found;
}

/** The witnesses of a campaign of this project, in the languages that they are replayed in. */
export function planOf(name: string): Plan {
  const document = readSound(name);
  const { campaign } = document;
  const { witnesses, met, missed } = witnessesIn(document);
  return { name, replays: byTurns(replaysOf(campaign, witnesses)), met, missed };
}

/** Whether some page of the campaign asks whether the number is that of a participant. */
const asksWhetherMatched = ({ steps }: Campaign): boolean =>
  Object.values(steps)
    .flatMap(({ onEnter, onAnswer }) => [...onEnter, ...Object.values(onAnswer).flat()])
    .some(({ effect }) => effect === 'checkAlreadyMatched');

/** These visitors with the number of a participant of their study, which is one of the US, on each way that they may go then. */
function participants(
  campaign: Campaign,
  witnesses: readonly Witness<FoundVisitor>[],
  ways: (facts: Facts) => ReturnType<typeof waysOf>,
) {
  if (!asksWhetherMatched(campaign)) return [];
  return witnesses.flatMap(({ visitor }) => {
    const demo = { ...visitor.demo, isMatched: true };
    const facts = factsOf(demo, campaign);
    if (facts.country !== 'US' || !facts.alreadyMatched) return [];
    return ways(facts).map((way) => ({ ...way, visitor: { key: JSON.stringify(demo), demo, facts } }));
  });
}

const outcomes: readonly CallOutcome[] = ['fails', 'comes too late'];

/** The replays of a campaign without the reply of a call that their way hangs on: once it fails, and once it comes too late. */
export function callReplaysOf(name: string): (Replay & { call: LeadingCall; outcome: CallOutcome })[] {
  const document = readSound(name);
  const { campaign } = document;
  const { witnesses } = witnessesIn(document);
  const ways = (facts: Facts) => waysOf(document, project.registries, facts, isOffered);
  const found = callOutcomes([...witnesses, ...participants(campaign, witnesses, ways)], ways);
  return outcomes.flatMap((outcome, at) =>
    found.map(({ call, ...witness }, index) => {
      const replay = replayOf(campaign, witness, (at + index) % 2 === 0 ? 'en' : 'es', 50 + 10 * at + index);
      return { ...replay, call, outcome, title: `${call} ${outcome}, ${replay.title}` };
    }),
  );
}

/** How many steps the way comes to, each counted once, and each return to one against it. */
const gainOf = ({ path }: Pick<Witness<FoundVisitor>, 'path'>) => 2 * new Set(path).size - path.length;

/** Whoever reads that language, on the way of most gain through a campaign. Those of other indexes book by other numbers. */
export function longestReplay(name: string, is: Partial<DemoVisitor>, language: Language, index: number): Replay {
  const document = readSound(name);
  const { campaign } = document;
  const demo = { ...usualVisitor, ...is };
  const visitor = inLanguage({ key: name, demo, facts: factsOf(demo, campaign) }, language);
  const ways = waysOf(document, project.registries, visitor.facts, isOffered);
  const [longest] = ways.toSorted((a, b) => gainOf(b) - gainOf(a));
  if (!longest) throw new Error(`Nobody can go through ${name}.`);
  return replayOf(campaign, { ...longest, visitor }, language, index);
}

/** Every campaign that is shipped. */
export const shipped = flowsOf(project.library);
