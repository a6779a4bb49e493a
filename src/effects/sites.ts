import { maxVisibleWaitMs, retry } from '#src/api/retry.ts';
import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { Site } from '#src/domain/facts.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import type { PayloadState } from '#src/domain/state.ts';

function changePayload({ change }: EffectContext, payload: Partial<PayloadState>) {
  change((state) => ({ payload: { ...state.payload, ...payload } }));
}

function withoutSite(context: EffectContext, siteSearch: PayloadState['siteSearch']) {
  context.change((state) => {
    const { site: _, ...payload } = state.payload;
    return { payload: { ...payload, siteSearch } };
  });
}

const distanceOf = ({ distance = Infinity }: Site) => distance;
const nearestOf = (sites: readonly Site[]): Site | undefined => {
  const nearest = Math.min(...sites.map(distanceOf));
  return sites.find((site) => distanceOf(site) === nearest);
};

/** One repetition after a second: the visitor may not finish before the search is over. */
const delaysMs = [1000];

/**
 * Stores the site that the address names where it is among the results, else the nearest; without a result, or without a reply
 * to a second attempt, the stored site is removed.
 */
export const findNearestSite = defineEffect({
  description: 'Finds the site of the study that is nearest to the postal code, and stores it.',
  moments: ['onEnter', 'onAnswer'],
  needs: ['postalCode'],
  tells: ['site'],
  reads: ['postalCode', 'postalCodeValid'],
  params: {},
  async run(context) {
    const { answers, country, study } = context.facts();
    const { postalCode = '', postalCodeValid } = answers;
    if (!study || !postalCodeValid || !isPostalCode(postalCode, country)) return withoutSite(context, 'idle');
    changePayload(context, { siteSearch: 'searching' });
    const isCurrent = () => context.facts().answers.postalCode === postalCode && context.facts().country === country;
    const query = { studyId: study.id, postalCode, country };
    try {
      const sites = await retry(() => context.call('siteSearch', { query }), { delaysMs, maxWaitMs: maxVisibleWaitMs });
      if (!isCurrent()) return;
      const site = sites.find(({ ssExtId }) => ssExtId === studySiteId(context.facts())) ?? nearestOf(sites);
      if (site) changePayload(context, { siteSearch: 'found', site });
      else withoutSite(context, 'none');
    } catch {
      context.report('error', 'Error retrieving nearby sites');
      if (isCurrent()) withoutSite(context, 'failed');
    }
  },
});

/** A failed call counts as no match, and so does a number of somebody who has yet to agree that it is sent. */
export const checkAlreadyMatched = defineEffect({
  description: 'Asks whether the phone number already belongs to a participant of the study.',
  moments: ['onEnter', 'onAnswer'],
  needs: ['phone'],
  tells: ['alreadyMatched'],
  reads: ['phone', 'phoneValid', 'consents'],
  params: {},
  async run(context) {
    const { answers, study } = context.facts();
    const { phone, phoneValid } = answers;
    if (!phone || !phoneValid || !study || !mayLeaveTab(context.facts()))
      return changePayload(context, { alreadyMatched: false });
    const alreadyMatched = await context
      .call('alreadyMatched', { body: { phone, studyId: study.id } })
      .catch(() => false);
    if (context.facts().answers.phone === phone) changePayload(context, { alreadyMatched });
  },
});
