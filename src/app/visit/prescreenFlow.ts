import { summaries } from 'virtual:summaries';
import { prescreenOf } from '#src/flow/resolveAddress.ts';

/** Name of the screener that `ps` names, else of the default one; undefined where there is none. */
export const prescreenFlow = (ps: string): string | undefined => prescreenOf(summaries, ps).campaign?.name;
