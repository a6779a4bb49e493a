import { collectInput, replayInput } from './replayInput.ts';
import { isWaiting, replayEarlyPresses, startWaiting, stopWaiting } from './waiting.ts';

/** A part of a page whose markup of the server React has not taken over yet: what it consists of, and the comments around it. */
type Held = { start: Comment; elements: readonly Element[]; end: Comment };

/**
 * What React reads in the comment before an island: that it is there, or that it is yet to be shown, which React leaves
 * alone until it is told. Otherwise it would try each island as soon as the page is idle, only to be kept from it.
 */
const marks = { there: '$', toBeShown: '$~' } as const;

/**
 * Dispatched at the comment after an island to have it taken over: React hydrates what an event comes from before it handles
 * the event. Of this one it makes nothing.
 */
export const takeOverEvent = 'dragend';

/** In the order of the page, an island before those inside of it. */
const held = new Set<Held>();
/** Those of them that are taken over once all that they show is loaded: that was asked for before. */
const awaited = new Set<Held>();
/** The islands that an element is a part of, in the same order. */
let islandsOf = new Map<Element, Held[]>();
let isTakingOver = false;

/** Whether there are islands that React has not taken over. */
export const hasHeld = (): boolean => held.size > 0;

/** Has React leave the island that it was asked to take over as it is. */
export function keepHeld(): void {
  isTakingOver = false;
}

function elementsBetween(start: Node, end: Node): Element[] {
  const elements: Element[] = [];
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling)
    if (node instanceof Element) elements.push(node);
  return elements;
}

/** The islands of markup of the server, which React marks with comments. */
function islandsIn(root: Element): Held[] {
  const [found, open]: [(Held | undefined)[], { start: Comment; at: number }[]] = [[], []];
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  // Only comments are walked.
  for (let node = comments.nextNode() as Comment | null; node; node = comments.nextNode() as Comment | null) {
    if (node.data === marks.there) open.push({ start: node, at: found.push(undefined) - 1 });
    const begun = node.data === '/$' ? open.pop() : undefined;
    if (begun) found[begun.at] = { start: begun.start, elements: elementsBetween(begun.start, node), end: node };
  }
  return found.filter((island) => island !== undefined);
}

/** Holds the islands in the markup below an element: React takes each over when that is asked for, and not before. */
export function holdIslands(root: Element): readonly Held[] {
  held.clear();
  awaited.clear();
  islandsOf = new Map();
  for (const island of islandsIn(root)) {
    held.add(island);
    island.start.data = marks.toBeShown;
    for (const element of island.elements) islandsOf.set(element, [...(islandsOf.get(element) ?? []), island]);
  }
  return [...held];
}

/**
 * Has React take islands over at once. What was entered into their controls, which React did not know, is entered again: in
 * the same task, so that nothing can be entered in between. One that shows what is not loaded yet stays as it is, and waits
 * for `takeOverAwaited`.
 */
export function takeOverIslands(islands: Iterable<Held> = [...held]): void {
  for (const island of islands) {
    if (!held.has(island)) continue;
    const entered = island.elements.flatMap(collectInput);
    isTakingOver = true;
    island.start.data = marks.there;
    island.end.dispatchEvent(new Event(takeOverEvent, { bubbles: true }));
    const isTakenOver = isTakingOver;
    isTakingOver = false;
    if (!isTakenOver) {
      island.start.data = marks.toBeShown;
      awaited.add(island);
      continue;
    }
    held.delete(island);
    awaited.delete(island);
    replayInput(entered);
  }
}

/** Whether an island was to be taken over, and shows what is not loaded yet. */
export const isAwaited = (island: Held): boolean => awaited.has(island);

/** Takes those of them over that show nothing any more that is not loaded, with what was pressed in them. */
export function takeOverAwaited(): void {
  const asked = [...awaited];
  const waiting = asked.flatMap((island) => island.elements).filter(isWaiting);
  // React must find the markup as it was written.
  waiting.forEach(stopWaiting);
  takeOverIslands(asked);
  const stillWaiting = new Set([...awaited].flatMap((island) => island.elements));
  waiting.filter((element) => stillWaiting.has(element)).forEach(startWaiting);
  if (waiting.length > 0) replayEarlyPresses();
}

/** The islands into which something was entered. */
export const enteredIslands = (): Held[] =>
  [...held].filter(({ elements }) => elements.some((element) => collectInput(element).length > 0));

/** The islands around an element that are held. What it takes does not grow with their number: each key asks. */
export function islandsAround(element: Element): Held[] {
  const around: Held[] = [];
  if (held.size === 0) return around;
  for (let at: Element | null = element; at; at = at.parentElement) around.unshift(...(islandsOf.get(at) ?? []));
  return around.filter((island) => held.has(island));
}

/** The islands that are in no other one. */
export const outerIslands = (): Held[] =>
  [...held].filter((island) => island.elements.some((element) => islandsAround(element)[0] === island));
