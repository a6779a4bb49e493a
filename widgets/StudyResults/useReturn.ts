import { useEffect, useRef } from 'react';
import { cardId } from '#widgets/shared/studyCardProps.ts';

/** What the entry of the history remembers of the results: the study whose card was followed, and how many were shown. */
type Mark = { study: number; shown: number };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function markOf(state: unknown): Mark | undefined {
  const mark = isRecord(state) ? state['results'] : undefined;
  if (!isRecord(mark)) return undefined;
  const { study, shown } = mark;
  return typeof study === 'number' && typeof shown === 'number' ? { study, shown } : undefined;
}

/** Remembers the card that is followed, so that Back leads to it again. */
export function rememberCard(study: number, shown: number): void {
  const entry: unknown = history.state;
  const mark: Mark = { study, shown };
  history.replaceState({ ...(isRecord(entry) && entry), results: mark }, '');
}

/** How many results a visitor who comes back had seen; 0 for a first visit. */
export const shownBefore = (): number => (typeof history === 'undefined' ? 0 : (markOf(history.state)?.shown ?? 0));

/** Focuses the link of the card that was followed before, once it is there, and scrolls to it; once per opening. */
export function useReturn(id: string, isReady: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const mark = markOf(history.state);
    const card = mark && document.getElementById(cardId(id, mark.study));
    const link = card?.querySelector<HTMLElement>('a');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  }, [id, isReady]);
}
