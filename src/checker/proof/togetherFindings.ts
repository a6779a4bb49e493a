import type { Finding } from '#src/checker/finding.ts';
import type { Condition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import { explore } from './explore.ts';
import type { Knowledge } from './knowledge.ts';
import { findingAt, placeOfField, unproved } from './model.ts';
import type { Look } from './openQuestions.ts';
import { otherSettingsFor } from './otherSettings.ts';
import { isBehindStuck } from './stuck.ts';
import { visitorOf } from './visitor.ts';
import { watchTold } from './told.ts';
import { waysThrough, type Ways, type Work } from './ways.ts';

const never = 'Nobody who gets here meets all of these conditions at once. Mend one of them, or leave the field out';

/** A field that is sought: conditions that must all hold, and the name of their step. */
type Sought = { step: string; when: Condition };

/** Whether somebody who gets to the step meets all; undefined where that takes more work than is left. */
function isMetBy(knowledge: Knowledge, { stops }: Ways, { step, when }: Sought, work: Work): boolean | undefined {
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

/** The same where those about settings of the campaign may be met in one that inherits the document. */
function isMet({ knowledge }: Look, ways: Ways, sought: Sought, work: Work): boolean | undefined {
  const under = [undefined, ...otherSettingsFor(listed(sought.when))].map((setting) =>
    isMetBy({ ...knowledge, questionOf: (condition) => knowledge.questionOf(condition, setting) }, ways, sought, work),
  );
  return under.includes(true) || (under.includes(undefined) ? undefined : false);
}

/**
 * Fields under several conditions of which each is met by somebody, and all by nobody. A page whose field is not shown is
 * passed over: these are left.
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
      if (!when || conditions.length < 2) return [];
      const sought = { step: step.name, when };
      if (isMet(look, ways, sought, work)) return [];
      // Those who go on alike may still differ in what only these conditions are about.
      const settings = [undefined, ...otherSettingsFor(conditions)];
      const questions = conditions.flatMap((one) => settings.map((setting) => look.knowledge.questionOf(one, setting)));
      const all = waysThrough(
        { ...look, watches: [watchTold(look.model, look.graph)] },
        work,
        new Map([[step.name, questions]]),
      );
      const met = all && isMet(look, all, sought, work);
      const path = [...placeOfField(step, index), 'when'];
      if (met === undefined) return [findingAt(look.model, 'C055', path, unproved)];
      return met ? [] : [findingAt(look.model, 'C043', path, never)];
    }),
  );
}
