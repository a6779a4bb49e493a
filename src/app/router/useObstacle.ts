import { useStore } from 'zustand';
import { isStudyClosed } from '#src/domain/closedStudy.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/**
 * Why no step can be shown: the lead of the visitor's link is gone (`linkLost`); or, in a flow that is about one study, that has
 * `closed` while somebody was in the middle of it, or there is none for this visitor (`noStudy`), who has not begun or asks for
 * one that does not exist.
 */
export type Obstacle = 'linkLost' | 'closed' | 'noStudy';

/** What stands in the way of every step now; undefined where nothing does. */
export function useObstacle(): Obstacle | undefined {
  const page = usePage();
  const { flowType } = page.campaign;
  return useStore(page.store, ({ payload: { status, initial }, saved }) => {
    if (saved.link?.is === 'lost' && saved.link.slug === page.query['slug']) return 'linkLost';
    if (flowType !== 'webScreener' && flowType !== 'partnerScreener') return undefined;
    const mayHaveBegun = saved.slug !== undefined || flowType === 'partnerScreener';
    if (isStudyClosed(initial, saved) && mayHaveBegun) return 'closed';
    const isAskedFor = page.query['studyId'] !== undefined && status === 'ready';
    return isAskedFor && !initial?.study ? 'noStudy' : undefined;
  });
}
