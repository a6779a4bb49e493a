import { useEffect, useState } from 'react';

/** A tap is followed by its click; how long that may take, in ms, where none comes. */
const clickWithinMs = 100;

/**
 * The value, or while a pointer is down the one from before: what is pressed stays where it is until its click has come. A
 * browser gives a press to no button that begins on one and ends beside it.
 */
export function useOnceReleased<Value>(value: Value): Value {
  const [isPressed, setPressed] = useState(false);
  const [before, setBefore] = useState(value);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let click: ReturnType<typeof setTimeout> | undefined;
    const press = ({ button }: PointerEvent) => {
      clearTimeout(click);
      if (button === 0) setPressed(true);
    };
    const release = () => setPressed(false);
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', () => (click = setTimeout(release, clickWithinMs)), { signal });
    // A menu that opens on the press takes what would end it.
    for (const type of ['click', 'pointercancel', 'contextmenu']) document.addEventListener(type, release, { signal });
    return () => {
      listening.abort();
      clearTimeout(click);
    };
  }, []);
  if (!isPressed && before !== value) setBefore(() => value);
  return isPressed ? before : value;
}
