import { useStore } from 'zustand';
import { usePage } from '#src/app/page/PageContext.ts';

/** Whether the address asks for a study that the server does not have, in a flow that is about one study. */
export function useStudyUnavailable(): boolean {
  const page = usePage();
  const isScreener = page.campaign.flowType === 'webScreener' || page.campaign.flowType === 'partnerScreener';
  const isAskedFor = isScreener && page.query['studyId'] !== undefined;
  return useStore(page.store, ({ payload }) => isAskedFor && payload.status === 'ready' && !payload.payload?.study);
}
