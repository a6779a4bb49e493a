import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The element of a text, which is given the focus as it appears where it replaces the control that was just used. */
export function useFocusOnAppear<Element extends HTMLElement>(takesFocus: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return element;
}
