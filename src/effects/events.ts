import { criteriaQualify } from '#src/domain/criteria.ts';
import type { Facts } from '#src/domain/facts.ts';
import { bioQualifies, fullyQualified } from '#src/domain/qualification.ts';
import { defineEffect } from '#src/kit/effect.ts';

/** Counts an event under a short code; with `ifAnswered`, only where that answer was given and is not no. */
export const countEvent = defineEffect({
  description: 'Counts an event under a short code, such as `n` for a name entered.',
  moments: ['onEnter', 'onLeave'],
  params: {
    code: { type: 'string', required: true },
    ifAnswered: {
      type: 'string',
      enum: ['firstName', 'email', 'phone', 'postalCode', 'diagnosed'],
      description: 'Count only where this answer is given and is not no.',
    },
  },
  run(context, { code, ifAnswered }) {
    if (ifAnswered === undefined || context.facts().answers[ifAnswered]) context.count(code);
    return Promise.resolve();
  },
});

/** The outcome of a screener as it is counted: of each part whether it qualifies, of the whole only that it does. */
function outcomeCodes(facts: Facts): string[] {
  if (facts.study === undefined) return [];
  return [
    facts.site ? 'site_found' : 'site_not_found',
    criteriaQualify(facts) ? 'criteria_qualified' : 'criteria_disqualified',
    bioQualifies(facts) ? 'bio_qualified' : 'bio_disqualified',
    ...(fullyQualified(facts) ? ['fully_qualified', 'fq'] : []),
  ];
}

/** Counts how a candidate did; without a study there is nothing to tell. */
export const countOutcome = defineEffect({
  description: 'Counts whether a site was found, whether criteria and body qualify, and whether everything does.',
  moments: ['onLeave'],
  params: {},
  run(context) {
    const codes = outcomeCodes(context.facts());
    if (codes.length > 0) context.count(...codes);
    return Promise.resolve();
  },
});

/** On the last page personal fields leave the storage that outlives the tab. */
export const keepPersonalInTab = defineEffect({
  description: 'Moves personal fields out of the storage that outlives the tab; for thank-you pages.',
  moments: ['onEnter'],
  params: {},
  run(context) {
    context.keepPersonalInTab();
    return Promise.resolve();
  },
});
