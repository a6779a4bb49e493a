import { criteriaQualify } from '#src/domain/criteria.ts';
import type { CampaignEvent, ProductEvent } from '#src/domain/eventCodes.ts';
import { isLabPartner } from '#src/domain/labPartner.ts';
import type { Facts } from '#src/domain/facts.ts';
import { bioQualifies, fullyQualified } from '#src/domain/qualification.ts';
import { defineEffect } from '#src/kit/effect.ts';

/** With `ifAnswered`, an answer that is absent, empty or false counts nothing. */
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
    // Safe: it is the campaign that says this code.
    if (ifAnswered === undefined || context.facts().answers[ifAnswered]) context.count(code as CampaignEvent);
    return Promise.resolve();
  },
});

/**
 * Event codes of the outcome of a screener: one per part either way, of the whole only where everything
 * qualifies, and of the laboratory where one is the partner of the study.
 */
function outcomeCodes(facts: Facts): ProductEvent[] {
  if (facts.study === undefined) return [];
  return [
    facts.site ? 'site_found' : 'site_not_found',
    criteriaQualify(facts) ? 'criteria_qualified' : 'criteria_disqualified',
    bioQualifies(facts) ? 'bio_qualified' : 'bio_disqualified',
    ...(fullyQualified(facts) ? (['fully_qualified', 'fq'] as const) : []),
    ...(isLabPartner(facts.study) ? (['lab_partner'] as const) : []),
  ];
}

/** Without a study nothing is counted. */
export const countOutcome = defineEffect({
  description: 'Counts whether a site was found, whether criteria and body qualify, and whether everything does.',
  moments: ['onLeave'],
  needs: ['responses'],
  params: {},
  run(context) {
    const codes = outcomeCodes(context.facts());
    if (codes.length > 0) context.count(...codes);
    return Promise.resolve();
  },
});
