import { useStore } from 'zustand';
import { isStudyClosed } from '#src/domain/closedStudy.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/**
 * Why the study of the address cannot be screened for, in a flow that is about one study: it has `closed`, before or
 * since the page opened, or the server does not have it (`unknown`).
 */
export function useStudyUnavailable(): 'closed' | 'unknown' | undefined {
  const page = usePage();
  const isScreener = page.campaign.flowType === 'webScreener' || page.campaign.flowType === 'partnerScreener';
  return useStore(page.store, ({ payload: { status, payload }, saved }) => {
    if (!isScreener) return undefined;
    if (isStudyClosed(payload, saved)) return 'closed';
    const isAskedFor = page.query['studyId'] !== undefined && status === 'ready';
    return isAskedFor && !payload?.study ? 'unknown' : undefined;
  });
}
