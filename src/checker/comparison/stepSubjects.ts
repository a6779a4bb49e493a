import { outcomeOf } from '#src/domain/qualification.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import { screenerOutcome } from '#src/rules/readings.ts';
import { changedValues } from './changedValues.ts';
import type { Guest, Side } from './side.ts';
import { compared, gained, stepOf, type Subject } from './subject.ts';
import { leave, reaches } from './ways.ts';

/** That somebody gets to the step, and that a visit ends there. */
export function stepSubjects(name: string): Subject[] {
  const isEnd = (side: Side) => stepOf(side, name)?.next === undefined;
  const met = (side: Side, guest: Guest) => reaches(side, guest, name) || undefined;
  return [
    {
      sort: 'step',
      step: name,
      met,
      words: gained(['get to', 'no longer get to'], `*${name}*`, () => []),
    },
    {
      sort: 'end',
      step: name,
      met: (side, guest) => (isEnd(side) ? met(side, guest) : undefined),
      words: gained(['end at', 'no longer end at'], `*${name}*`, () => []),
    },
  ];
}

const noStep = 'an end';

/** Where Next leads. */
export function waySubject(name: string): Subject {
  return {
    sort: 'way',
    step: name,
    met: (side, guest) => {
      const step = stepOf(side, name);
      return step && reaches(side, guest, name) ? (leave(side, guest, step) ?? noStep) : undefined;
    },
    words: compared((before, after) => [`go on from *${name}* to *${String(after)}* instead of *${String(before)}*`]),
  };
}

type Effects = readonly { effect: string; params?: object }[];

/** What a page has besides its fields, for whoever opens it; each effect with the defaults of its parameters. */
export function pageOf({ model: { registries } }: Side, step: CampaignStep) {
  const { path, aliases = [], title, saves, showProgress, help, part } = step;
  const { nextWhen: _, ...nav } = step.nav;
  const written = (effects: Effects) =>
    effects.map((one) => ({ ...one, params: withDefaults(registries.effects[one.effect]?.params ?? {}, one.params) }));
  const onAnswer = Object.fromEntries(Object.entries(step.onAnswer).map(([name, effects]) => [name, written(effects)]));
  const effects = { onEnter: written(step.onEnter), onLeave: written(step.onLeave), onAnswer };
  return { path, aliases, title, saves, nav, showProgress, help, part: part?.movesOn, ...effects };
}

/** All of a page but its fields. */
export function pageSubject(name: string): Subject {
  return {
    sort: 'page',
    step: name,
    met: (side, guest) => {
      const step = stepOf(side, name);
      if (!step || !reaches(side, guest, name)) return undefined;
      return { ...pageOf(side, step), showsNext: step.nav.next && guest.visitor.meets(step.nav.nextWhen) };
    },
    words: compared((before, after) => changedValues(before, after).map((one) => `find another *${name}*: ${one}`)),
  };
}

/** The step that a visit begins with. */
export const startSubject: Subject = {
  sort: 'way',
  met: ({ model }, { landing }) => firstStep(model.campaign, landing),
  words: (before, after) => [`begin with *${String(after)}* instead of *${String(before)}*`],
};

/** How a screener ends. */
export const outcomeSubject: Subject = {
  sort: 'outcome',
  met: (_, { visitor }) => {
    visitor.learn(...screenerOutcome);
    return outcomeOf(visitor.situation().facts);
  },
  words: (before, after) => [`have the outcome *${String(after)}* instead of *${String(before)}*`],
};
