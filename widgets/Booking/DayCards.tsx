import { useState } from 'react';
import { dayOfCard } from '#src/domain/appointment.ts';
import type { BookingDay } from '#src/domain/slots.ts';
import { useMedia } from '#src/kit/useMedia.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import type { BookingProps } from './props.ts';

/** Product constant: the width from which four days are shown side by side; below it three. */
const wide = '(min-width: 768px)';

type Props = Pick<BookingProps, 't' | 'T' | 'locale'> & {
  days: readonly BookingDay[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
};

function DayCard({ day, chosen, onChoose, locale, T }: Omit<Props, 'days'> & { day: BookingDay }) {
  const { weekday, day: date } = dayOfCard(day.date, locale);
  const { length: count } = day.timeSlots;
  const words = (
    <>
      <span className="booking-weekday">{weekday}</span> <span className="booking-date">{date}</span>{' '}
      <span className="booking-count">
        {count === 0 ? <T message="noTimes" /> : <T message={count === 1 ? 'oneTime' : 'times'} values={{ count }} />}
      </span>
    </>
  );
  return (
    <li className="booking-day">
      {count === 0 ? (
        <p className="booking-none">{words}</p>
      ) : (
        <Button kind="secondary" aria-pressed={chosen === day.date} onClick={() => onChoose(day.date)}>
          {words}
        </Button>
      )}
    </li>
  );
}

/** The days, three or four at a time, with buttons to the days before and after. */
export function DayCards(props: Props) {
  const { days, t, T } = props;
  const size = useMedia(wide) ? 4 : 3;
  const [first, setFirst] = useState(() => {
    const free = days.findIndex(({ timeSlots }) => timeSlots.length > 0);
    return free - (free % size);
  });
  const start = Math.max(0, Math.min(first, days.length - 1));
  const turn = (by: number) => setFirst(Math.max(0, Math.min(start + by, days.length - size)));
  const isFirst = start === 0;
  const isLast = start + size >= days.length;
  return (
    <>
      <CardGrid kind="days" aria-label={t('days')}>
        {days.slice(start, start + size).map((day) => (
          <DayCard key={day.date} {...props} day={day} />
        ))}
      </CardGrid>
      <div className="booking-paging">
        <ButtonRow spread="between">
          <Button kind="quiet" unavailable={isFirst} onClick={() => turn(-size)}>
            <T message="previous" />
          </Button>
          <Button kind="quiet" unavailable={isLast} onClick={() => turn(size)}>
            <T message="next" />
          </Button>
        </ButtonRow>
      </div>
    </>
  );
}
