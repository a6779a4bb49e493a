import { dayOfCard, daysInWords } from '#src/domain/appointment.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { BookingDay } from '#src/domain/slots.ts';
import { useMedia } from '#src/kit/useMedia.ts';
import { Button } from '#src/ui/Button.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import type { BookingProps } from './props.ts';
import { useDayPages } from './useDayPages.ts';
import { Week } from './Week.tsx';
import './tick.css';
import './DayCards.css';

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

/** The days in words, such as November 10 – 16. */
const rangeOf = (days: readonly BookingDay[], locale: Locale) =>
  daysInWords(days[0]?.date ?? '', days.at(-1)?.date ?? '', locale);

/** The days before and those after. */
function Paging({ pages, T }: Pick<Props, 'T'> & { pages: ReturnType<typeof useDayPages> }) {
  return (
    <>
      <Button kind="quiet" unavailable={pages.isFirst} onClick={() => pages.turn('back')}>
        <span className="visually-hidden">
          <T message="previous" />
        </span>
      </Button>
      <Button kind="quiet" unavailable={pages.isLast} busy={pages.isLoading} onClick={() => pages.turn('on')}>
        <span className="visually-hidden">
          <T message="next" />
        </span>
      </Button>
    </>
  );
}

/** A week at a glance, with buttons to the days before and after; below it three or four of its days. */
export function DayCards(props: Props) {
  const { days, loadWeek, onChoose, locale, t, T } = props;
  const pages = useDayPages(days, useMedia(wide) ? 4 : 3, loadWeek);
  const chooseInWeek = (date: string) => {
    pages.open(date);
    onChoose(date);
  };
  return (
    <>
      <div className="booking-paging">
        <p className="booking-range">{rangeOf(pages.week, locale)}</p>
        <Paging pages={pages} T={T} />
      </div>
      <Week {...props} days={pages.week} shown={pages.shown} onChoose={chooseInWeek} />
      <p className="visually-hidden" aria-live="polite">
        {rangeOf(pages.shown, locale)}
      </p>
      <CardGrid kind="days" aria-label={t('days')}>
        {pages.shown.map((day) => (
          <DayCard key={day.date} {...props} day={day} />
        ))}
      </CardGrid>
      <p aria-live="polite">{pages.hasFailed ? <T message="weekFailed" /> : null}</p>
    </>
  );
}
