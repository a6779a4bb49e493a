import { useStore } from 'zustand';
import { isStudyClosed } from '#src/domain/closedStudy.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/**
 * Why the study of the address cannot be screened for, in a flow that is about one study: it has `closed` while somebody
 * was in the middle of it, or there is none for this visitor (`none`), who has not begun or asks for one that does not exist.
 */
export function useStudyUnavailable(): 'closed' | 'none' | undefined {
  const page = usePage();
  const isScreener = page.campaign.flowType === 'webScreener' || page.campaign.flowType === 'partnerScreener';
  return useStore(page.store, ({ payload: { status, initial }, saved }) => {
    if (!isScreener) return undefined;
    const mayHaveBegun = saved.slug !== undefined || page.campaign.flowType === 'partnerScreener';
    if (isStudyClosed(initial, saved) && mayHaveBegun) return 'closed';
    const isAskedFor = page.query['studyId'] !== undefined && status === 'ready';
    return isAskedFor && !initial?.study ? 'none' : undefined;
  });
}
