import { dayOfCard } from '#src/domain/appointment.ts';
import type { BookingDay } from '#src/domain/slots.ts';
import { Button } from '#src/ui/Button.tsx';
import type { BookingProps } from './props.ts';
import './Week.css';

type Props = Pick<BookingProps, 'locale'> & {
  days: readonly BookingDay[];
  /** Those of them that have cards. */
  shown: readonly BookingDay[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
};

/**
 * Seven days in a row, of which those with free times can be pressed; a band shows which of them have cards. It is for eyes
 * and fingers: a screen reader and the keys of a keyboard meet each day once, as its card.
 */
export function Week({ days, shown, chosen, onChoose, locale }: Props) {
  return (
    // What is hidden from a screen reader must not take the focus.
    <ol className="booking-week" aria-hidden="true" onMouseDown={(event) => event.preventDefault()}>
      {days.map((day) => {
        const { date, timeSlots } = day;
        const words = (
          <>
            <span className="booking-weekday">{dayOfCard(date, locale).weekday}</span>{' '}
            <span className="booking-number">{Number(date.slice(-2))}</span>
          </>
        );
        return (
          <li key={date} className={shown.includes(day) ? 'booking-shown' : undefined}>
            {timeSlots.length === 0 ? (
              <p>{words}</p>
            ) : (
              <Button kind="secondary" tabIndex={-1} aria-pressed={chosen === date} onClick={() => onChoose(date)}>
                {words}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
