/** What a translation shows in place of a text of the page, by that text. */
const standIns = new WeakMap<Node, Node>();

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

/**
 * Keeps a page usable that a browser translates. Translators take the texts out that React knows and put others in their
 * place: React would write where nobody reads, such as the unit of a weight, and fail as it removes such a text. From now on it
 * finds the translation instead, and a text that it changes is shown again, to be translated anew.
 */
export function followTranslation(): void {
  if (changes) return;
  changes = new MutationObserver((records) => records.forEach(noteStandIns));
  changes.observe(document.body, { childList: true, subtree: true });
  Object.assign(Element.prototype, { removeChild, insertBefore });
}
