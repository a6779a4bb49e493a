import { constant, sample, tuple } from 'fast-check';
import { readSchema } from '#src/checker/projectFiles.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { nextOf } from './generatedCampaign.ts';
import { soundCampaign } from './soundCampaign.ts';

const soundSteps: Readonly<Record<string, object>> = soundCampaign.steps;
/** Every name that a step may have. */
const known: readonly string[] = readSchema('campaign')['definitions'].StepName.enum;
const otherNames = known.filter((name) => !(name in soundSteps));
const own = Object.keys(soundSteps);

const heading = { kind: 'Heading', options: { text: { en: 'A part', es: 'Una parte' } } };
const plain = { ...soundCampaign, people: [], copy: {} };

/**
 * Campaigns of so many steps, as many as there are names for at most: those of the sound campaign with others before its last.
 * Every `each`th step chooses, by rules at random.
 */
export function randomCampaigns(count: number, { steps, each, seed }: { steps: number; each: number; seed: number }) {
  const names = [...own.slice(0, -1), ...otherNames.slice(0, steps - own.length), ...own.slice(-1)];
  const nextAt = (index: number) =>
    index % each === each - 1 ? nextOf(names.slice(index + 1, index + 3)) : constant(names[index + 1]);
  const chosen = sample(tuple(...names.slice(0, -1).map((_, index) => nextAt(index))), { numRuns: count, seed });
  return chosen.map((nexts, index) => {
    const text = { en: `Part ${index}`, es: `Parte ${index}` };
    const written = names.map((name, at) => {
      const step = { fields: [{ ...heading, options: { text } }], ...soundSteps[name] };
      return [name, at < nexts.length ? { ...step, saves: at === 0, next: nexts[at] } : step] as const;
    });
    return { ...plain, name: `c${index}`, steps: Object.fromEntries(written) };
  });
}

/**
 * Steps up to `thanks` that choose by one of thirteen conditions each, and then by each of them once more: all outcomes matter
 * until then, and walking them takes more moves than a proof makes.
 */
export function tooManyChoices(): Record<string, object> {
  const names = otherNames.slice(0, 26);
  const choices = names.map((name, index) => {
    const [when, to] = [{ rule: 'hasIndication', params: { id: (index % 13) + 1 } }, names[index + 1] ?? 'thanks'];
    return [name, { fields: [], next: { cases: [{ when, to }], otherwise: to } }] as const;
  });
  return Object.fromEntries(choices);
}

/** Conditions by twelve rules, none of them about what a field would have to ask for. */
const twelve: readonly RuleCondition[] = [
  { rule: 'hasStudy' },
  { rule: 'countryIs', params: { country: 'CA' } },
  { rule: 'hasIndication', params: { id: 5 } },
  { rule: 'fullyQualified' },
  { rule: 'leadIsKnown' },
  { rule: 'caregiverIsAdult' },
  { rule: 'narrowScreen' },
  { rule: 'minimalScreener' },
  { rule: 'diagnosisSkipped' },
  { rule: 'siteSchedulingEnabled' },
  { rule: 'bookingExists' },
  { rule: 'indicationPreselected' },
];

/** Product constant: steps of the long campaign. There are names for fewer, so that the others are pages of one of them. */
const LONG = 40;

/**
 * A sound campaign of forty steps. From each of them one of twelve rules leads past the next one, and on each page one of
 * them decides whether it is opened.
 */
export function longCampaign(name: string) {
  const names = ['home', ...otherNames, 'thanks'];
  const questions = Array.from({ length: LONG - names.length + 1 }, (_, index) => ({
    kind: 'HowHeard',
    id: `heard${index}`,
    required: false,
    // The first and the last page must ask everybody.
    ...(index > 0 && index < LONG - names.length && { when: twelve[index % twelve.length] }),
  }));
  const steps = names.map((step, index) => {
    const [to, otherwise] = [names[index + 2] ?? 'thanks', names[index + 1]];
    const next =
      index < names.length - 2 ? { cases: [{ when: twelve[index % twelve.length], to }], otherwise } : otherwise;
    return [step, { fields: [heading], ...soundSteps[step], ...(next !== undefined && { next }) }] as const;
  });
  const paged = {
    fields: questions,
    sections: questions.map(({ id }) => ({ id, fields: [id] })),
    next: names[names.indexOf('questions') + 1],
  };
  return { ...plain, name, layout: 'questions', steps: { ...Object.fromEntries(steps), questions: paged } };
}

/** A sound campaign whose first step asks so many questions besides its own. */
export function crowdedCampaign(name: string, questions: number) {
  const { home } = soundCampaign.steps;
  const more = Array.from({ length: questions }, (_, index) => ({
    kind: 'HowHeard',
    id: `heard${index}`,
    required: false,
  }));
  return { ...plain, name, steps: { ...soundCampaign.steps, home: { ...home, fields: [...home.fields, ...more] } } };
}
