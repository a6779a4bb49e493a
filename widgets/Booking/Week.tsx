import { dayOfCard } from '#src/domain/appointment.ts';
import type { BookingDay } from '#src/domain/slots.ts';
import { Button } from '#src/ui/Button.tsx';
import type { BookingProps } from './props.ts';

type Props = Pick<BookingProps, 't' | 'T' | 'locale'> & {
  days: readonly BookingDay[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
};

/** Seven days in a row, of which those with free times are buttons. */
export function Week({ days, chosen, onChoose, locale, t, T }: Props) {
  return (
    <ol className="booking-week" aria-label={t('week')}>
      {days.map(({ date, timeSlots: { length: count } }) => {
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
          <li key={date}>
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
