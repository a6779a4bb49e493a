import type { OutsideFrame } from './outsideFrame.ts';

type Entry = Readonly<Record<string, unknown>>;

const waiting: Entry[] = [];
let frame: OutsideFrame | undefined;

/** Pushes an entry to the `dataLayer` of the tag manager, once its frame has loaded; without one it has no effect. */
export function pushToTagManager(entry: Entry): void {
  if (frame) frame.send({ push: entry });
  else waiting.push(entry);
}

/** Sends the frame of the tag manager what was pushed before it had loaded, and from now on what is pushed. */
export function startTagManager(loaded: OutsideFrame): void {
  frame = loaded;
  for (const entry of waiting.splice(0)) pushToTagManager(entry);
}
