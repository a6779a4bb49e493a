/**
 * What stands on the page in the browser; it is sent there as text, so it calls nothing of this module. Buttons that answer
 * a question are its field, and the way on where the page has no other.
 */
export function readPage(least: number) {
  const main = document.querySelector('main') ?? document.body;
  const controls = [...main.querySelectorAll<HTMLElement>('input, select, textarea, .choice-buttons button')].filter(
    (one) => one.checkVisibility(),
  );
  const choices = '[type=radio], [type=checkbox], button';
  const isChoice = (one: Element) => one.matches(choices);
  const next = main.querySelector('[type="submit"]') ?? controls.findLast((one) => one.matches('button'));
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  const isBefore = (one: Node, other: Node | null | undefined) =>
    !other || (one.compareDocumentPosition(other) & following) > 0;
  const blocks: { text: string; isBeforeField: boolean; isBeforeNext: boolean }[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.visually-hidden'))
      continue;
    blocks.push({
      text: node.textContent,
      isBeforeField: isBefore(node, controls[0]),
      isBeforeNext: isBefore(node, next),
    });
  }
  // One question may have many controls: buttons and boxes count once for their group.
  const groups = new Set(controls.map((one) => (isChoice(one) ? (one.closest('fieldset') ?? one) : one)));
  const health = main.querySelector('.question');
  const touched = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], select, label:has(input), input:not(label input)'),
  ];
  const isSmall = (one: HTMLElement) => {
    const { width, height } = one.getBoundingClientRect();
    // A link within a sentence is as high as its line.
    const isWithinText = one.matches('p a, li p a, label a') && getComputedStyle(one).display === 'inline';
    // What nobody sees is not touched; and a line box may be a fraction of a pixel lower than its text.
    const isUnseen = !one.checkVisibility() || one.closest('.skip-link, .visually-hidden') !== null;
    return !isUnseen && !isWithinText && Math.round(Math.min(width, height)) < least;
  };
  return {
    height: document.documentElement.scrollHeight,
    blocks,
    texts: controls.filter((one) => !isChoice(one)).length,
    groups: groups.size,
    fieldsBefore: health ? [...groups].filter((one) => isBefore(one, health)).length : 0,
    small: touched.filter(isSmall).length,
  };
}
