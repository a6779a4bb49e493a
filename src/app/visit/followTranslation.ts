import { takeOverEvent } from '#src/kit/islands.ts';

/** What a translation shows in place of a text of the page, by that text; and that text by what stands in for it. */
const standIns = new WeakMap<Node, Node>();
const textsBehind = new WeakMap<Node, Text>();

/** Translators put a `font` in place of each text; the product has none of its own. */
const isStandIn = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

function noteStandIns({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  // The text of React was written anew while its translation is shown: that says something else now.
  const outdated = target.parentNode ? undefined : standIns.get(target);
  if (outdated?.parentNode) outdated.parentNode.replaceChild(target, outdated);
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
  for (const node of removedNodes)
    if (standIn && node instanceof Text) {
      standIns.set(node, standIn);
      textsBehind.set(standIn, node);
      changes?.observe(node, { characterData: true });
    }
}

let changes: MutationObserver | undefined;

const isTakenOut = (parent: Node, node: Node | null): node is Text =>
  node instanceof Text && node.parentNode !== parent;

/** As that of every node, but for a text that a translation has taken out it removes what stands in for it. */
function removeChild<N extends Node>(this: Element, child: N): N {
  const removed = isTakenOut(this, child) ? standIns.get(child) : child;
  if (removed?.parentNode === this || removed === child) Node.prototype.removeChild.call(this, removed);
  return child;
}

/** As that of every node, but before a text that a translation has taken out it inserts before what stands in for it. */
function insertBefore<N extends Node>(this: Element, node: N, next: Node | null): N {
  const standIn = next && standIns.get(next);
  const shown = standIn?.parentNode === this ? standIn : null;
  Node.prototype.insertBefore.call(this, node, isTakenOut(this, next) ? shown : next);
  return node;
}

/** Puts the texts back of what is about to be taken over: React replaces markup that is not as the server wrote it. */
function restoreIsland({ target }: Event): void {
  if (!(target instanceof Comment)) return;
  // React marks where each island begins and ends, those inside of this one too.
  let inside = 0;
  for (let node = target.previousSibling; node; node = node?.previousSibling ?? null) {
    if (node instanceof Comment && node.data === '/$') inside += 1;
    else if (node instanceof Comment && node.data.startsWith('$')) inside -= 1;
    if (inside < 0) return;
    if (node instanceof Element) node = restoreTexts(node);
  }
}

/** Gives what stands there now: the element, or the text for which it stood in. */
function restoreTexts(element: Element): ChildNode {
  for (const standIn of element.querySelectorAll('font')) {
    const text = textsBehind.get(standIn);
    if (text) standIn.replaceWith(text);
  }
  const own = textsBehind.get(element);
  if (own) element.replaceWith(own);
  return own ?? element;
}

/**
 * Keeps a page usable that a browser translates. Translators take the texts out that React knows and put others in their
 * place: React would write where nobody reads, such as the unit of a weight, and fail as it removes such a text. From now on it
 * finds the translation instead, and a text that it changes is shown again, to be translated anew. What is taken over only then
 * stays what it is, with the focus in it and the press on it.
 */
export function followTranslation(): void {
  if (changes) return;
  changes = new MutationObserver((records) => records.forEach(noteStandIns));
  changes.observe(document.body, { childList: true, subtree: true });
  // Before React hears of it.
  document.addEventListener(takeOverEvent, restoreIsland, true);
  Object.assign(Element.prototype, { removeChild, insertBefore });
}
