import { useEffect, useState } from 'react';
import type { StudySearch } from '#src/generated/api.ts';
import type { Facts, Study } from '#src/domain/facts.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import { ageOfCandidate } from '#src/domain/qualification.ts';
import type { StudyLink } from '#src/domain/studyLink.ts';
import { useSurroundings, type Surroundings } from './context.ts';
import { useStudyLink } from './useStudyLink.ts';

/** Product constant: how many studies the end of a flow shows. */
const SHOWN = 3;
/** As many are asked for, since those that the visitor has screened for are left out. */
const limit = 10;

/** The studies near the visitor that suit what they told; `failed` where that could not be found out. */
export type SuitableStudies = {
  status: 'loading' | 'failed' | 'ready';
  studies: readonly Study[];
  linkOf: (study: Study) => StudyLink | undefined;
};

/**
 * What is searched for: studies about the visitor's conditions and those of the study `beside` which they are shown; without
 * any, studies for healthy volunteers. Undefined where there is no postal code or no condition.
 */
function searchOf(facts: Facts, healthyIndicationId: number | undefined, beside?: Study): StudySearch | undefined {
  const { answers, country, locale, today } = facts;
  const { postalCode = '', gender } = answers;
  const told = new Set([...(answers.indicationIds ?? []), ...(beside?.indicationIds ?? [])]);
  const indicationIds = told.size === 0 && healthyIndicationId !== undefined ? [healthyIndicationId] : [...told];
  if (!isPostalCode(postalCode, country) || indicationIds.length === 0) return undefined;
  const age = ageOfCandidate(answers, today);
  const suits = { ...(age !== undefined && { age }), ...(gender && { gender }) };
  return { postalCode: normalPostalCode(postalCode, country), country, locale, indicationIds, suits, limit };
}

async function suitableStudies(surroundings: Surroundings, beside?: Study) {
  const { call, facts, studySearch, healthyIndicationId } = surroundings;
  const body = searchOf(facts(), healthyIndicationId, beside);
  if (!body) return { studies: [], prescreen: undefined };
  const [{ nearbyStudies }, prescreen] = await Promise.all([call('studySearch', { body }), studySearch.prescreen()]);
  const isOther = ({ id }: Study) => id !== beside?.id && !studySearch.isFailed(id);
  return { studies: nearbyStudies.filter(isOther).slice(0, SHOWN), prescreen };
}

type Found = Awaited<ReturnType<typeof suitableStudies>>;

/**
 * Searches once, as the page is opened: up to three studies other than `beside`, the nearest first, and where their cards
 * lead.
 */
export function useSuitableStudies(beside?: Study): SuitableStudies {
  const surroundings = useSurroundings();
  const [found, setFound] = useState<Found | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    suitableStudies(surroundings, beside).then(
      (now) => isCurrent && setFound(now),
      () => isCurrent && setFound('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [surroundings, beside]);
  const { studies, prescreen } = typeof found === 'object' ? found : { studies: [], prescreen: undefined };
  const status = found === undefined ? 'loading' : found === 'failed' ? 'failed' : 'ready';
  return { status, studies, linkOf: useStudyLink(prescreen) };
}
