import type { CaregiverType, InitialPayload, Path } from './facts.ts';
import { isOn, type Query } from './query.ts';

/** The properties of a campaign that the path depends on. */
export type PathFlags = {
  /** Set, it overrides the address and the study: with false nobody answers for the participant. */
  hasCaregiver?: boolean;
  caregiverType?: CaregiverType | null;
};

/** What a visit has been told of so far: by its address, by the campaign and by the server. */
type Visited = {
  query: Query;
  flags: PathFlags;
  payload: Partial<InitialPayload> | undefined;
  /** How far the initial payload is loaded. */
  status: 'loading' | 'ready' | 'failed';
  /** Whether a study is still to come; without it, whether the address names one. */
  awaitsStudy?: boolean | undefined;
};

/**
 * The path from the address, the campaign and the initial payload. The study's caregiver type overrides the campaign's.
 */
export function pathOf({ query, flags, payload, status, awaitsStudy = query['studyId'] !== undefined }: Visited): Path {
  const ofStudy = payload?.study?.webScreener;
  const hasCaregiver = flags.hasCaregiver ?? (isOn(query['cg']) || ofStudy?.hasCaregiver === true);
  const { indication, indicationOverride } = payload ?? {};
  const named = indication && { id: indication.id, name: indicationOverride?.name ?? indication.name };
  const returnUrl = payload?.affiliateReturnUrl;
  return {
    hasCaregiver,
    ...(hasCaregiver && { caregiverType: ofStudy?.caregiverType ?? flags.caregiverType ?? 'parent_child' }),
    ...(named && { indication: named }),
    skipDiagnosis: isOn(query['sd']) || isOn(query['skipDiag']),
    genderRequired: isOn(query['g']),
    hotCall: isOn(query['hc']),
    loadingInitialPayload: status === 'loading',
    loadingStudy: status === 'loading' && awaitsStudy && !payload?.study,
    failedInitialPayload: status === 'failed',
    ...(returnUrl && { affiliateReturnUrl: returnUrl }),
  };
}
