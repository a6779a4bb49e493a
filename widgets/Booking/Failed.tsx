import { useEffect, useRef, useState } from 'react';
import { findAppointment } from '#src/kit/bookAppointment.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
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

type UnknownProps = Pick<Props, 't' | 'T'> & { zone: string; onNone: () => void };

/** That nobody knows whether the time is booked, and asking again: what is booked leads on. */
function Unknown({ t, T, zone, onNone }: UnknownProps) {
  const surroundings = useSurroundings();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const booking = await findAppointment(surroundings, zone);
      if (!booking) return onNone();
      surroundings.storeBooking(booking);
      surroundings.count('booked');
    } catch {
      surroundings.report('error', 'Asking for a booking failed');
    }
    setBusy(false);
  };
  return (
    <div className="booking-failed">
      <p>
        <T message="unknown" />
      </p>
      <ButtonRow>
        <Button kind="secondary" busy={isBusy} busyLabel={t('checking')} onClick={() => void check()}>
          <T message="check" />
        </Button>
      </ButtonRow>
    </div>
  );
}

type FailedProps = Props & UnknownProps & { failure: Failure; isRead: boolean };

/** That booking failed, and once that has been there to read, that nothing is booked yet or that nobody knows. */
export function Failed({ failure, isRead, ...props }: FailedProps) {
  const { T } = props;
  if (!isRead) return <FailedAlert {...props} />;
  if (failure === 'unknown') return <Unknown {...props} />;
  return (
    <p className="booking-failed">
      <T message="notBooked" />
    </p>
  );
}
