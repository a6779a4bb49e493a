import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { keepFocusAround } from '#src/ui/keepFocusAround.ts';
import type { BookingProps } from './props.ts';
import type { Failure } from './useBooking.ts';

type Props = Pick<BookingProps, 't' | 'T'> & { onGone: () => void };

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

type KnownProps = Pick<Props, 't' | 'T'> & { failure: Failure; isChecking: boolean; onCheck: () => Promise<void> };

/**
 * That nothing is booked yet, or that nobody knows whether the time is, with a button to ask again. Each answer is announced,
 * also one that says the same as the last.
 */
function Known({ failure: { what, again }, isChecking, onCheck, t, T }: KnownProps) {
  return (
    <div className="booking-failed">
      <div aria-live="polite">
        <p key={again}>
          <T message={what === 'unknown' && again > 0 ? 'stillUnknown' : what} />
        </p>
      </div>
      {what === 'unknown' ? (
        <div ref={keepFocusAround}>
          <ButtonRow>
            <Button kind="secondary" busy={isChecking} busyLabel={t('checking')} onClick={() => void onCheck()}>
              <T message="check" />
            </Button>
          </ButtonRow>
        </div>
      ) : null}
    </div>
  );
}

/** That booking failed, and once that has been there to read, what is known of it. */
export function Failed({ isRead, onGone, ...props }: Props & KnownProps & { isRead: boolean }) {
  return isRead ? <Known {...props} /> : <FailedAlert {...props} onGone={onGone} />;
}
