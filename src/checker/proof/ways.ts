import { followedBy } from '#src/flow/followingStep.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { explore, type Choose } from './explore.ts';
import type { Known } from './ground.ts';
import { canGoOn } from './goingOn.ts';
import { openQuestions, type Asked, type Look, type OpenQuestions } from './openQuestions.ts';
import { visitorOf, type Memory } from './visitor.ts';
import { caseOf, landingOf, next, targetOf, wayFrom } from './walk.ts';
import type { Fault, Watch } from './watch.ts';

/** A step passed that the way may come back to, and whether nothing but Next was pressed since. */
type Passed = { step: CampaignStep; isFresh: boolean };

/** A step and the visitors there of whom the same is known, as far as it matters from there on: they go on alike. */
export type Stop = {
  step: CampaignStep;
  landing: string | undefined;
  known: Known;
  passed: readonly Passed[];
  /** What each watch remembers. */
  remembered: readonly ReadonlySet<string>[];
  /** The first move here that was found: no other way here has fewer steps. */
  by: Move;
  moves: Move[];
};

/** One thing that is learned of visitors: the class of an aspect, by number and in words. */
type Learned = { number: number; picked: number; about: string; words: string };

/** What some of the visitors of a stop do; without a stop, how visits begin. */
export type Move = {
  from?: Stop;
  /** Where they get to; absent where their way ends or comes back. */
  to?: Stop;
  /** The step passed before that they come back to, and the steps from there on. */
  round?: { to: CampaignStep; circle: readonly CampaignStep[]; isFresh: boolean };
  landing?: string;
  /** What they press, in words, by what it is about. */
  pressed: ReadonlyMap<string, string>;
  learned: readonly Learned[];
  /** The case taken in a step, -1 for `otherwise`. */
  cases: ReadonlyMap<string, number>;
  faults: readonly Fault[];
};

/** Every way through a campaign, joined where visitors go on alike. */
export type Ways = {
  starts: readonly Move[];
  /** In the order of their distance from a start. */
  stops: readonly Stop[];
  asked: OpenQuestions;
};

/** How many more moves may be found before they are too many. */
export type Work = { left: number };

type Arrival = Omit<Stop, 'by' | 'moves'>;
type Leaving = Move & { arrival?: Arrival };

/** A watch and what it remembers of the way that is walked now: the same set for each of them. */
type Watching = { watch: Watch; marks: Set<string> };

/** What most watches remember at a stop. */
const nothing: ReadonlySet<string> = new Set();

/** Brings back what was remembered at a stop. */
function recall(watching: readonly Watching[], { remembered }: Stop): void {
  for (const [index, { marks }] of watching.entries()) {
    const all = remembered[index] ?? nothing;
    if (marks.size > 0) marks.clear();
    for (const mark of all) marks.add(mark);
  }
}

function learnedIn({ knowledge: { ground } }: Look, { known, learned }: Memory): Learned[] {
  return learned.map((number) => {
    const { picked = '' } = ground.classIn(number, known) ?? {};
    return { number, picked: known[number] ?? 0, about: ground.aspectAt(number).of.key, words: picked };
  });
}

/** How a visit begins. */
function begin({ model: { campaign } }: Look, choose: Choose): Leaving {
  const pressed = new Map<string, string>();
  const landing = landingOf(campaign, choose, pressed);
  const step = campaign.steps[firstStep(campaign, landing)];
  return {
    ...(landing !== undefined && { landing }),
    ...(step && { arrival: { step, landing, known: [], passed: [], remembered: [] } }),
    pressed,
    learned: [],
    cases: new Map(),
    faults: [],
  };
}

/** The steps passed that the way may come back to from `to`. */
function passedBefore({ step, passed }: Stop, to: CampaignStep, isPressed: boolean, { graph }: Look): Passed[] {
  const ahead = graph.ahead(to);
  const all = [...passed, { step, isFresh: true }].filter((one) => ahead.has(one.step.name));
  return isPressed ? all.map((one) => ({ ...one, isFresh: false })) : all;
}

/** What is wrong with a step that says what is next, for those who cannot go on from it. */
const stuckAt = (step: CampaignStep): Fault => ({
  code: 'C063',
  step,
  at: ['steps', step.name, 'nav'],
  cause: `C063 ${step.name}`,
  tell: (who) =>
    `Nothing leads ${who === '' ? 'visitors' : `visitors ${who}`} on from the step "${step.name}": Next is not shown to them, and no field leads on by itself`,
});

/** What a visitor does at a stop, one for each run of `choose`. */
function leave(look: Look, watching: readonly Watching[], stop: Stop, choose: Choose): Leaving {
  const { model, knowledge, graph } = look;
  const { step, landing } = stop;
  const memory: Memory = { known: stop.known.slice(), learned: [] };
  const visitor = visitorOf(knowledge, memory, choose);
  recall(watching, stop);
  const faults: Fault[] = [];
  for (const { watch, marks } of watching) for (const fault of watch.pass({ step, visitor, marks })) faults.push(fault);
  const [pressed, cases] = [new Map<string, string>(), new Map<string, number>()];
  const goesOn = canGoOn(model, step, visitor);
  const buttons = graph.buttons(step);
  const way = wayFrom(step, { buttons, goesOn }, choose, pressed);
  const take = (one: CampaignStep) => targetOf(one, caseOf(one, visitor), cases);
  const name = way === next ? followedBy(model.campaign, step, landing, take) : way;
  const to = name === undefined ? undefined : model.campaign.steps[name];
  const move = { from: stop, pressed, learned: learnedIn(look, memory), cases };
  if (!to && step.next !== undefined && buttons.length === 0) return { ...move, faults: [...faults, stuckAt(step)] };
  if (!to) {
    const atEnd = watching.flatMap(({ watch, marks }) => watch.end(step, marks));
    return { ...move, faults: [...faults, ...atEnd] };
  }
  const passed = passedBefore(stop, to, way !== next, look);
  const back = passed.findIndex((one) => one.step === to);
  if (back !== -1) {
    const [circle, isFresh] = [passed.slice(back).map((one) => one.step), passed[back]?.isFresh ?? false];
    return { ...move, faults, round: { to, circle, isFresh } };
  }
  for (const { watch, marks } of watching) watch.leave(step, to, marks);
  const remembered = watching.map(({ marks }) => marks);
  return { ...move, faults, arrival: { step: to, landing, known: memory.known, passed, remembered } };
}

/** What those who go on alike have in common. */
function keyOf(
  { model: { campaign } }: Look,
  asked: OpenQuestions,
  { step, landing, known, passed, remembered }: Arrival,
) {
  const back = passed.map((one) => `${one.step.name}${one.isFresh ? '' : '!'}`).join();
  let marks = '';
  for (const [index, one] of remembered.entries()) if (one.size > 0) marks += `${index} ${[...one].join()};`;
  return `${step.name}\n${firstStep(campaign, landing)}\n${back}\n${marks}\n${asked.keyOf(step, known)}`;
}

/** Finds every way, `more` questions told apart at some steps; undefined where that takes more work than is left. */
export function waysThrough(look: Look, work: Work, more?: Asked): Ways | undefined {
  const asked = openQuestions(look, more);
  const stops: Stop[] = [];
  const known = new Map<string, Stop>();
  const arrive = (arrival: Arrival, by: Move): Stop => {
    const key = keyOf(look, asked, arrival);
    const same = known.get(key);
    if (same) return same;
    const remembered = arrival.remembered.map((marks) => (marks.size > 0 ? new Set(marks) : nothing));
    const stop: Stop = { ...arrival, remembered, by, moves: [] };
    known.set(key, stop);
    stops.push(stop);
    return stop;
  };
  /** Finds all moves that begin alike. */
  const found = (moves: Move[], visit: (choose: Choose) => Leaving): boolean =>
    explore((choose) => {
      const { arrival, ...move }: Leaving = visit(choose);
      const whole: Move = move;
      if (arrival) whole.to = arrive(arrival, whole);
      moves.push(whole);
      work.left -= 1;
      return undefined;
    }, work.left);
  const watching = look.watches.map((watch): Watching => ({ watch, marks: new Set() }));
  const starts: Move[] = [];
  if (!found(starts, (choose) => begin(look, choose))) return undefined;
  for (const stop of stops) if (!found(stop.moves, (choose) => leave(look, watching, stop, choose))) return undefined;
  return { starts, stops, asked };
}
