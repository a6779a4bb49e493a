import { createHash } from 'node:crypto';
import type { Locale } from '#src/domain/facts.ts';
import type { ShownStudy } from '#src/domain/renderer.ts';
import type { ServerContext } from '#src/server/context.ts';
import { askedStudy } from '#src/server/studies/askedStudy.ts';
import { within } from '#src/server/within.ts';

/** The study of a page with a tag, which is another one for any other content. */
export type StudyOfPage = { shown: ShownStudy; tag: string };

type Read = { study: Promise<StudyOfPage | undefined>; at: number };

/** How long a study counts as read. A page asks for it again once it is open, and shows what has changed by then. */
const keptMs = 5000;
/** How long a page waits for its study: without it, it is served with placeholders. */
const patienceMs = 300;
const tooLate = () => new Error('The study takes too long for a page.');
const maxKept = 500;

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Reads the studies that pages show, each at most every few seconds. Pages do without a study that cannot be read. */
export function studiesOfPages(context: Pick<ServerContext, 'db' | 'settings'>) {
  const reads = new Map<string, Read>();
  const read = async (id: number, language: Locale): Promise<StudyOfPage | undefined> => {
    const shown = await askedStudy(context, id, language);
    return shown && { shown, tag: createHash('sha256').update(JSON.stringify(shown)).digest('base64url') };
  };
  const kept = (id: number, language: Locale): Read['study'] => {
    const key = `${id} ${language}`;
    const now = performance.now();
    const earlier = reads.get(key);
    if (earlier && now - earlier.at < keptMs) return earlier.study;
    const study = read(id, language).catch(() => undefined);
    reads.delete(key);
    reads.set(key, { study, at: now });
    const oldest = reads.keys().next();
    if (reads.size > maxKept && !oldest.done) reads.delete(oldest.value);
    return study;
  };
  return async ({ id, language }: { id: string; language: Locale }): Promise<StudyOfPage | undefined> => {
    const number = idOf(id);
    if (number === undefined) return undefined;
    return within(kept(number, language), patienceMs, tooLate).catch(() => undefined);
  };
}
