/** Attribute of the root, or of a part of it, while it is markup of the server that does not react to input yet. */
export const waitingAttribute = 'data-waiting';

/** The event of the document that asks for what was pressed while it waited; see `earlyPresses.ts` of the entry. */
export const replayEvent = 'openscreener:replay';

/** Has a part of the page wait: what is pressed in it is stored from now on. */
export const startWaiting = (part: Element): void => part.setAttribute(waitingAttribute, '');

/** Whether a part of the page itself waits. */
export const isWaiting = (part: Element): boolean => part.hasAttribute(waitingAttribute);

/** Ends the waiting of a part of the page: from now on nothing of it is stored. */
export const stopWaiting = (part: Element): void => part.removeAttribute(waitingAttribute);

/** Presses the keys and what was clicked last before the page reacted again. */
export const replayEarlyPresses = (): void => void document.dispatchEvent(new Event(replayEvent));
