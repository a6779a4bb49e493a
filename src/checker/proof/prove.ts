import { defaultCountry, internationalExample } from '#src/domain/countries/index.ts';
import type { Finding } from '#src/checker/finding.ts';
import { conditionFindings } from './conditionFindings.ts';
import { distinct, usesInFields, usesInNext } from './conditions.ts';
import { graphFindings } from './graphFindings.ts';
import { peopleFindings } from './peopleFindings.ts';
import { savingFindings } from './savingFindings.ts';
import type { CampaignModel } from './model.ts';
import { both, campaignExample, situationOf, situationOfPerson, situationsOf } from './situations.ts';

export type Proof = {
  findings: readonly Finding[];
  /** How many situations the campaign was walked in. */
  situations: number;
};

/** Answers that decide whether a saved lead is complete. */
const decisive: readonly string[] = ['firstName', 'lastName', 'phone', 'postalCode', 'consents'];

/**
 * Walks a campaign in every combination of outcomes of its conditions that can occur: every step is reachable, an end is
 * reachable from each, every condition is sometimes true and sometimes false, every saved lead is complete, and example
 * visitors take the path that their document states.
 */
export function prove(model: CampaignModel): Proof {
  const { campaign, document, registries } = model;
  const people = (document.people ?? []).map((person) => situationOfPerson(campaign, person));
  const isDecisive = (kind: string) => registries.kinds[kind]?.answers.some((name) => decisive.includes(name)) ?? false;
  const uses = [...usesInNext(campaign), ...usesInFields(campaign, isDecisive)];
  const conditions = distinct(uses.map(({ condition }) => condition));
  const starts = [defaultCountry, internationalExample].map((country) =>
    situationOf(both(campaignExample(campaign), { country })),
  );
  const combined = starts.flatMap((start) => situationsOf([start], conditions, registries.rules));
  const situations = [...combined, ...people];
  const findings = [
    ...conditionFindings(model, combined, people),
    ...graphFindings(model, situations),
    ...savingFindings(model, situations),
    ...peopleFindings(model),
  ];
  return { findings, situations: situations.length };
}
