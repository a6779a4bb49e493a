import { consentNeeded, isInternational } from '#src/domain/consentNeed.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { holds } from '#src/rules/evaluate.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { CampaignModel } from '#src/checker/proof/model.ts';
import { prove } from '#src/checker/proof/prove.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { askedInVain } from './askedInVain.ts';
import { everyVisitor } from './everyVisitor.ts';
import { memoryProject } from './soundCampaign.ts';

/** What a proof must find in a generated campaign, each kind of finding as often as it occurs. */
export type Expected = {
  unreached: string[];
  /** Conditions that have one outcome only, also in a campaign that needs no site. */
  constant: number;
  /** Cases that nobody takes, `otherwise` included; counted where no condition is constant. */
  missed: number;
  /** Steps that save without a consent that was asked for. */
  withoutConsent: string[];
};

const listed = (given: CampaignStep['fields'][number]['when']): readonly RuleCondition[] => {
  if (given === undefined) return [];
  return 'rule' in given ? [given] : given;
};

const conditionsOf = ({ next, fields }: CampaignStep) => [
  ...(typeof next === 'object' ? next.cases.flatMap((one) => listed(one.when)) : []),
  ...fields.flatMap((field) => listed(field.when)),
];

/** Whether the step asks for an age that must be given, of somebody who gives none. */
const stopsAt = ({ fields }: CampaignStep, facts: Facts) =>
  facts.answers.age === undefined &&
  fields.some((field) => field.kind === 'Age' && field.required !== false && isAsked(field, facts));

/** The steps that these visitors get to; whoever does not answer what must be answered stays where it is asked. */
function walked({ steps }: Campaign, facts: Facts): CampaignStep[] {
  const path: CampaignStep[] = [];
  for (let step = steps['home']; step;) {
    path.push(step);
    const name = stopsAt(step, facts) ? undefined : nextStep(step, facts);
    step = name === undefined ? undefined : steps[name];
  }
  return path;
}

/** Whether the save of this way sends a consent that was not asked for. */
function lacksConsent(path: readonly CampaignStep[], facts: Facts): boolean {
  const saved = path.findIndex(({ saves }) => saves);
  if (saved === -1) return false;
  if (!isInternational(facts.country) && !facts.campaign.consent.shown) return false;
  if (isInternational(facts.country) && !consentNeeded(facts)) return true;
  return !path
    .slice(0, saved + 1)
    .some(({ fields }) => fields.some((field) => field.kind === 'GenericConsent' && isAsked(field, facts)));
}

/** What is wrong with a generated campaign, found by sending every visitor through it. */
function expectedOf(campaign: Campaign): Expected {
  const steps = Object.values(campaign.steps);
  const outcomes = steps.map((step) =>
    conditionsOf(step).map((one) => [{ ...one, is: true }, new Set<boolean>()] as const),
  );
  const open = new Map(steps.map((step, index) => [step, new Map(outcomes[index])]));
  const taken = new Map<string, Set<number>>();
  const [lacking, shown] = [new Set<string>(), new Set<CampaignStep['fields'][number]>()];
  const used = new Set<string>(steps.flatMap(conditionsOf).map(({ rule }) => rule));
  const asksAge = steps.some(({ fields }) => fields.some(({ kind }) => kind === 'Age'));
  if (asksAge && !used.has('ageBetween')) used.add('Age');
  for (const facts of everyVisitor(campaign, used)) {
    const path = walked(campaign, facts);
    if (lacking.size === 0 && lacksConsent(path, facts)) lacking.add('indications');
    for (const step of path) {
      for (const [one, seen] of open.get(step) ?? []) {
        for (const flowType of ['webScreener', 'signup'] as const)
          seen.add(holds(one, { ...facts, campaign: { ...facts.campaign, flowType } }));
        // Nobody changes any more what has both outcomes.
        if (seen.size > 1) open.get(step)?.delete(one);
      }
      for (const field of step.fields) if (!shown.has(field) && isAsked(field, facts)) shown.add(field);
      const cases = typeof step.next === 'object' ? step.next.cases : [];
      const seen = taken.get(step.name) ?? new Set();
      taken.set(step.name, seen);
      if (seen.size <= cases.length && !stopsAt(step, facts))
        seen.add(cases.findIndex((one) => holds(one.when, facts)));
    }
  }
  const missed = steps.flatMap(({ name, next }) => {
    const all = typeof next === 'object' ? [-1, ...next.cases.keys()] : [];
    return taken.has(name) ? all.filter((index) => !taken.get(name)?.has(index)) : [];
  });
  const constant = outcomes.flat().filter(([, { size }]) => size === 1).length;
  const neverShown = steps.flatMap(({ name, fields }) =>
    fields.filter((field) => taken.has(name) && listed(field.when).length > 1 && !shown.has(field)),
  );
  return {
    unreached: steps.flatMap(({ name }) => (taken.has(name) ? [] : [name])),
    constant: constant > 0 ? constant : neverShown.length,
    missed: missed.length,
    withoutConsent: [...lacking],
  };
}

const named = /"(\w+)"/g;

/** What the proof found in the document, in the same words. */
function foundIn(findings: readonly Finding[], inOrder: readonly string[]): Expected {
  const of = (...codes: Code[]) => findings.filter(({ code }) => codes.includes(code));
  const steps = (...codes: Code[]) => [
    ...new Set(of(...codes).flatMap(({ message }) => [...message.matchAll(named)].map(([, name = '']) => name))),
  ];
  return {
    unreached: inOrder.filter((name) => steps('C040').includes(name)),
    constant: of('C043').length,
    missed: of('C044', 'C045').length,
    withoutConsent: steps('C047', 'C048'),
  };
}

/** A generated document, read without a finding. */
function modelOf(document: object): CampaignModel {
  const project = memoryProject({ sound: document });
  const read = campaignReader(project)('sound');
  const { campaign, tree, document: accepted } = read;
  if (!campaign || !tree || !accepted || read.findings.length > 0)
    throw new Error(`This document cannot be read: ${read.findings.map(({ message }) => message).join('; ')}`);
  return { campaign, tree, document: accepted, registries: project.registries };
}

/** What the proof finds in a generated document, beside what sending everybody through it finds. */
export function comparison(document: object): { found: Expected; expected: Expected } {
  const model = modelOf(document);
  const found = foundIn(prove(model).findings, Object.keys(model.campaign.steps));
  const expected = expectedOf(model.campaign);
  return { found, expected: { ...expected, missed: expected.constant > 0 ? 0 : expected.missed } };
}

const questionsIn = /((?:"[^"]+", )*"[^"]+") of the step "([^"]+)".*: (\d+) questions?/;

/**
 * What the proof calls asked in vain, beside what giving every answer finds, and the findings whose number of questions is
 * that of nobody's way.
 */
export function comparisonOfQuestions(document: object) {
  const model = modelOf(document);
  const expected = askedInVain(model.campaign, model.registries);
  const found = prove(model)
    .warnings.filter(({ code }) => code === 'C056')
    .map(({ message }) => {
      const [, names = '', step = '', count = ''] = questionsIn.exec(message) ?? [];
      return { questions: `${step}: ${names.replaceAll('"', '')}`, count: Number(count) };
    });
  return {
    found: found.map(({ questions }) => questions).toSorted(),
    expected: [...expected.keys()].toSorted(),
    miscounted: found.filter(({ questions, count }) => !expected.get(questions)?.has(count)),
  };
}
