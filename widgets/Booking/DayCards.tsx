import { dayOfCard } from '#src/domain/appointment.ts';
import type { BookingDay } from '#src/domain/slots.ts';
import { useMedia } from '#src/kit/useMedia.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import type { BookingProps } from './props.ts';
import { useDayPages } from './useDayPages.ts';
import { Week } from './Week.tsx';

/** Product constant: the width from which four days are shown side by side; below it three. */
const wide = '(min-width: 768px)';

type Props = Pick<BookingProps, 't' | 'T' | 'locale'> & {
  days: readonly BookingDay[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
  loadWeek: () => Promise<boolean>;
};

function DayCard({ day, chosen, onChoose, locale, T }: Omit<Props, 'days' | 'loadWeek'> & { day: BookingDay }) {
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

/** A week at a glance; below it three or four of its days, with buttons to those before and after. */
export function DayCards(props: Props) {
  const { days, loadWeek, onChoose, t, T } = props;
  const pages = useDayPages(days, useMedia(wide) ? 4 : 3, loadWeek);
  const chooseInWeek = (date: string) => {
    pages.open(date);
    onChoose(date);
  };
  return (
    <>
      <Week {...props} days={pages.week} onChoose={chooseInWeek} />
      <CardGrid kind="days" aria-label={t('days')}>
        {pages.shown.map((day) => (
          <DayCard key={day.date} {...props} day={day} />
        ))}
      </CardGrid>
      <div className="booking-paging">
        <ButtonRow spread="between">
          <Button kind="quiet" unavailable={pages.isFirst} onClick={() => pages.turn('back')}>
            <T message="previous" />
          </Button>
          <Button kind="quiet" unavailable={pages.isLast} busy={pages.isLoading} onClick={() => pages.turn('on')}>
            <T message="next" />
          </Button>
        </ButtonRow>
        <p aria-live="polite">{pages.hasFailed ? <T message="weekFailed" /> : null}</p>
      </div>
    </>
  );
}
