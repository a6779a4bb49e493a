import type { CaregiverType, InitialPayload, Path } from './facts.ts';
import { isOn, type Query } from './query.ts';

/** The properties of a campaign that the path depends on. */
export type PathFlags = {
  /** Set, it overrides the address and the study: with false nobody answers for the participant. */
  hasCaregiver?: boolean;
  caregiverType?: CaregiverType | null;
};

/** What a page is opened with. */
type Opened = {
  query: Query;
  flags: PathFlags;
  /** Whether a study is still to come; without it, whether the address names one. */
  awaitsStudy?: boolean | undefined;
};

/**
 * The path from the address, the campaign and the initial payload. The study's caregiver type overrides the campaign's.
 */
export function pathOf(
  { query, flags, awaitsStudy = query['studyId'] !== undefined }: Opened,
  payload: Partial<InitialPayload> | undefined,
  status: 'loading' | 'ready' | 'failed',
): Path {
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
