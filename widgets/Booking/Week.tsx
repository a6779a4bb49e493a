import { dayOfCard } from '#src/domain/appointment.ts';
import type { BookingDay } from '#src/domain/slots.ts';
import { Button } from '#src/ui/Button.tsx';
import type { BookingProps } from './props.ts';
import './Week.css';

type Props = Pick<BookingProps, 't' | 'T' | 'locale'> & {
  days: readonly BookingDay[];
  /** Those of them that have cards. */
  shown: readonly BookingDay[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
};

/** Seven days in a row, of which those with free times are buttons; a band shows which of them have cards. */
export function Week({ days, shown, chosen, onChoose, locale, t, T }: Props) {
  return (
    <ol className="booking-week" aria-label={t('week')}>
      {days.map((day) => {
        const {
          date,
          timeSlots: { length: count },
        } = day;
        const words = (
          <>
            <span className="booking-weekday">{dayOfCard(date, locale).weekday}</span>{' '}
            <span className="booking-number">{Number(date.slice(-2))}</span>{' '}
            <span className="visually-hidden">
              {count === 0 ? (
                <T message="noTimes" />
              ) : (
                <T message={count === 1 ? 'oneTime' : 'times'} values={{ count }} />
              )}
            </span>
          </>
        );
        return (
          <li key={date} className={shown.includes(day) ? 'booking-shown' : undefined}>
            {count === 0 ? (
              <p>{words}</p>
            ) : (
              <Button kind="secondary" aria-pressed={chosen === date} onClick={() => onChoose(date)}>
                {words}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
