import type { Finding } from '#src/checker/finding.ts';
import { conditionFindings } from './conditionFindings.ts';
import { explore } from './explore.ts';
import { graphFindings } from './graphFindings.ts';
import { peopleFindings } from './peopleFindings.ts';
import { faultFindings, type Visit } from './faults.ts';
import { savesOf } from './saves.ts';
import { orderOf } from './order.ts';
import { findingAt, mostWays, unproved, type CampaignModel } from './model.ts';
import { visitorsOf } from './visitor.ts';
import { walk, type Walk } from './walk.ts';

export type Proof = {
  findings: readonly Finding[];
  /** How many ways there are through the campaign: all of them were walked, unless a finding says otherwise. */
  ways: number;
};

/**
 * Walks every way that there is through a campaign: for visitors of each class that its rules tell apart, from each landing
 * page, by each button. Every step is reachable, an end is reachable from each, every condition is sometimes true and
 * sometimes false, every saved lead is complete, and example visitors take the path that their document states.
 */
export function prove(model: CampaignModel): Proof {
  const visitors = visitorsOf(model.campaign);
  const order = orderOf(model);
  const walks: Walk[] = [];
  const saved: Visit[] = [];
  const passed: Visit[] = [];
  const isWhole = explore((choose) => {
    const visitor = visitors(choose);
    const way = walk(model, visitor);
    walks.push(way);
    saved.push(...savesOf(model, visitor, way));
    passed.push(...order(visitor, way));
    return undefined;
  }, mostWays);
  if (!isWhole) return { findings: [findingAt(model, 'C055', ['steps'], unproved)], ways: walks.length };
  const findings = [
    ...conditionFindings(model, walks),
    ...graphFindings(model, walks),
    ...faultFindings(model, saved),
    ...faultFindings(model, passed),
  ];
  // Where a way is wrong, those who take it are no news.
  return { findings: findings.length > 0 ? findings : peopleFindings(model), ways: walks.length };
}
