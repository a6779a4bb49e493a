import type { Finding } from '#src/checker/finding.ts';
import type { Condition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import { explore } from './explore.ts';
import { readingsOf } from './ground.ts';
import { findingAt, placeOfField, unproved } from './model.ts';
import type { Look } from './openQuestions.ts';
import { isBehindStuck } from './stuck.ts';
import { visitorOf } from './visitor.ts';
import { watchTold } from './told.ts';
import { waysThrough, type Ways, type Work } from './ways.ts';

const never = 'Nobody who gets here meets all of these conditions at once. Mend one of them, or leave the field out';

/** Whether somebody who gets to the step meets all; undefined where that takes more work than is left. */
function isMet({ knowledge }: Look, { stops }: Ways, step: string, when: Condition, work: Work): boolean | undefined {
  for (const { known, step: at } of stops) {
    if (at.name !== step) continue;
    let met = false;
    const whole = explore((choose) => {
      work.left -= 1;
      met = visitorOf(knowledge, { known: known.slice(), learned: [] }, choose).meets(when);
      return met ? 'done' : undefined;
    }, work.left);
    if (met) return true;
    if (!whole) return undefined;
  }
  return false;
}

/**
 * Fields under several conditions of which each is met by somebody, and all by nobody. Those about settings of the campaign
 * may be met in one that inherits the document, and a page whose field is not shown is passed over: these are left.
 */
export function togetherFindings(look: Look, ways: Ways, work: Work): Finding[] {
  const { campaign } = look.model;
  const isExplained = isBehindStuck(ways, look.graph);
  const reached = Object.values(campaign.steps).filter(
    ({ name, part }) => !part && !isExplained(name) && ways.stops.some(({ step }) => step.name === name),
  );
  return reached.flatMap((step) =>
    step.fields.flatMap(({ when }, index): Finding[] => {
      const conditions = listed(when);
      const isOfSettings = conditions.some((one) => readingsOf(one).includes('campaign'));
      if (!when || conditions.length < 2 || isOfSettings || isMet(look, ways, step.name, when, work)) return [];
      // Those who go on alike may still differ in what only these conditions are about.
      const questions = conditions.map((one) => look.knowledge.questionOf(one));
      const all = waysThrough(
        { ...look, watches: [watchTold(look.model, look.graph)] },
        work,
        new Map([[step.name, questions]]),
      );
      const met = all && isMet(look, all, step.name, when, work);
      const path = [...placeOfField(step, index), 'when'];
      if (met === undefined) return [findingAt(look.model, 'C055', path, unproved)];
      return met ? [] : [findingAt(look.model, 'C043', path, never)];
    }),
  );
}
