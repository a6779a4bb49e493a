import { useRef, type FocusEvent } from 'react';

/**
 * Handlers for the element around the controls of one field: `leave` runs when focus moves out of it. Pressing a label
 * inside removes focus for a moment; that does not count.
 */
export function useFocusOut(leave: () => void) {
  const isPressedInside = useRef(false);
  const release = () => {
    isPressedInside.current = false;
  };
  return {
    onPointerDown() {
      isPressedInside.current = true;
    },
    onPointerUp: release,
    onPointerCancel: release,
    onBlur(event: FocusEvent<HTMLElement>) {
      const goesTo = event.relatedTarget;
      if (goesTo ? !event.currentTarget.contains(goesTo) : !isPressedInside.current) leave();
    },
  };
}
