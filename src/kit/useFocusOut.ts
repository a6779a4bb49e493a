import { useRef, type FocusEvent } from 'react';

/**
 * Handlers for the element around the controls of one field: `leave` runs when focus goes out of it. Pressing a label
 * inside takes focus away for a moment; that is not leaving.
 */
export function useLeaving(leave: () => void) {
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
