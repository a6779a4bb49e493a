/** What shows that somebody uses the page: a press, a key, an entry, the focus, a look further down. */
const uses = ['pointerdown', 'keydown', 'input', 'focusin', 'scroll'] as const;

let used: Promise<void> | undefined;

/**
 * Resolves once the visitor uses the page, counted from the first call on. What only those need who stay is loaded then:
 * many who open a page do nothing on it.
 */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    const end = () => resolve();
    for (const type of uses) document.addEventListener(type, end, { capture: true, passive: true, once: true });
    // Before this page reacted to anything. Asked at once, how far it is scrolled would cost a layout of its own.
    if (document.activeElement !== document.body) resolve();
    else requestAnimationFrame(() => scrollY > 0 && resolve());
  });
  return used;
}
