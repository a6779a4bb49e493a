import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { CDPSession } from 'playwright';

export type Profile = Awaited<ReturnType<typeof stopProfile>>;
/** Milliseconds of script by the function, named by its file and line. */
export type Spent = ReadonlyMap<string, number>;

/** The place of what the bundler wrote itself. */
export const bundler = 'the bundler';

const intervalMicroseconds = 250;

export async function startProfile(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: intervalMicroseconds });
  await session.send('Profiler.start');
}

export async function stopProfile(session: CDPSession) {
  const { profile } = await session.send('Profiler.stop');
  return profile;
}

/** The file and line that a place in a script was made of, by the source maps in a folder; given lines and columns from 0, as V8 counts. */
export function sourcesIn(folder: string): (url: string, line: number, column: number) => string | undefined {
  const maps = new Map<string, SourceMap | undefined>();
  const read = (url: string) => {
    const file = join(folder, `${basename(new URL(url).pathname)}.map`);
    // The build wrote it.
    return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMap['payload']) : undefined;
  };
  return (url, line, column) => {
    if (!maps.has(url)) maps.set(url, read(url));
    const entry = maps.get(url)?.findEntry(line, column);
    if (!entry || !('originalSource' in entry)) return undefined;
    // Its type does not say so: what the bundler wrote itself has no source.
    const source = entry.originalSource as string | undefined;
    return source === undefined ? bundler : `${source.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}`;
  };
}

/**
 * The script of a profile by function: what the browser itself does when it is called, such as making an element, belongs to
 * whoever called it. What no script with a map called is left out: styles, layout and paint, waiting, and the measurement.
 */
export function spentIn({ nodes, samples = [], timeDeltas = [] }: Profile, at: ReturnType<typeof sourcesIn>): Spent {
  const own = new Map<number, number>();
  samples.forEach((id, index) => own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1000));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const spent = new Map<string, number>();
  const walk = (id: number, caller: string | undefined): void => {
    const node = byId.get(id);
    if (!node) return;
    const { url, lineNumber, columnNumber } = node.callFrame;
    const owner = url === '' ? (lineNumber < 0 ? caller : undefined) : at(url, lineNumber, columnNumber);
    if (owner !== undefined) spent.set(owner, (spent.get(owner) ?? 0) + (own.get(id) ?? 0));
    for (const child of node.children ?? []) walk(child, owner);
  };
  const [root] = nodes;
  if (root) walk(root.id, undefined);
  return spent;
}
