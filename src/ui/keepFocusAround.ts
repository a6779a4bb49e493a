/**
 * The `ref` of what goes by itself, such as a message with the button that was pressed. Where the focus goes with it, the
 * group, section or main part around it that can be focused is: else the next key would begin at the top of the page.
 */
export const keepFocusAround = (going: HTMLElement | null) => () => {
  if (going?.contains(document.activeElement))
    going.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
};
