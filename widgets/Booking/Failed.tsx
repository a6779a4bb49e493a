import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { BookingProps } from './props.ts';

type Props = Pick<BookingProps, 'T'> & { onGone: () => void };

/** Product constant: how long the message stays. */
const lifeMs = 5000;

/**
 * Says that booking failed and goes after five seconds; while somebody points at it or is in it, it stays. It appears where
 * the button was pressed: a pointer that only rests there does not point at it.
 */
function FailedAlert({ T, onGone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    let timer = setTimeout(onGone, lifeMs);
    const stay = () => clearTimeout(timer);
    const goOn = () => {
      stay();
      timer = setTimeout(onGone, lifeMs);
    };
    const listeners = { pointermove: stay, focusin: stay, pointerleave: goOn, focusout: goOn };
    for (const [name, listener] of Object.entries(listeners)) element?.addEventListener(name, listener);
    return () => {
      stay();
      for (const [name, listener] of Object.entries(listeners)) element?.removeEventListener(name, listener);
    };
  }, [onGone]);
  return (
    <div ref={box} className="booking-failed">
      <Alert kind="error">
        <p>
          <T message="failed" />
        </p>
        <Button kind="quiet" onClick={onGone}>
          <T message="close" />
        </Button>
      </Alert>
    </div>
  );
}

/** That booking failed, and once that has been there to read, that nothing is booked yet. */
export function Failed({ isRead, ...props }: Props & { isRead: boolean }) {
  const { T } = props;
  if (!isRead) return <FailedAlert {...props} />;
  return (
    <p className="booking-failed">
      <T message="notBooked" />
    </p>
  );
}
