import { dayInWords, partOfDay, partsOfDay, timeInWords } from '#src/domain/appointment.ts';
import type { BookingDay, TimeSlot } from '#src/domain/slots.ts';
import { useMedia } from '#src/kit/useMedia.ts';
import { Button } from '#src/ui/Button.tsx';
import { keepFocusAround } from '#src/ui/keepFocusAround.ts';
import type { BookingProps } from './props.ts';
import './tick.css';
import './TimeTable.css';

/** The widths from which three and four times are shown side by side; below them two. */
const wide = '(min-width: 360px)';
const wider = '(min-width: 601px)';

type Props = Pick<BookingProps, 'T' | 'locale'> & {
  day: BookingDay;
  zone: string;
  chosen: TimeSlot | undefined;
  onToggle: (slot: TimeSlot) => void;
};

const rowsOf = (slots: readonly TimeSlot[], columns: number) =>
  slots.flatMap((_, index) => (index % columns === 0 ? [slots.slice(index, index + columns)] : []));

function Time({ slot, zone, chosen, onToggle, T, locale }: Omit<Props, 'day'> & { slot: TimeSlot }) {
  return (
    <td ref={keepFocusAround}>
      <Button kind="secondary" aria-pressed={chosen?.id === slot.id} onClick={() => onToggle(slot)}>
        <span className="visually-hidden">
          <T message="choose" />{' '}
        </span>
        {/* Large letters need a second line, which a time has nowhere else. */}
        {timeInWords(slot.start, locale, zone).replace('\u00a0', ' ')}
      </Button>
    </td>
  );
}

/**
 * When the free times of a day begin, under the parts of the day: each a button that chooses it or takes the choice back. It
 * keeps the focus of a time that is free no more.
 */
export function TimeTable(props: Props) {
  const { day, zone, T, locale } = props;
  const [isWide, isWider] = [useMedia(wide), useMedia(wider)];
  const columns = isWider ? 4 : isWide ? 3 : 2;
  return (
    <table ref={keepFocusAround} className="booking-times" tabIndex={-1}>
      <caption>
        <T message="timesOf" values={{ date: dayInWords(`${day.date}T00:00:00Z`, locale, 'UTC') }} />
      </caption>
      {partsOfDay.map((part) => {
        const slots = day.timeSlots.filter(({ start }) => partOfDay(start, zone) === part);
        if (slots.length === 0) return null;
        return (
          <tbody key={part}>
            <tr>
              <th scope="rowgroup" colSpan={columns}>
                <T message={part} />
              </th>
            </tr>
            {rowsOf(slots, columns).map((row) => (
              <tr key={row[0]?.id}>
                {row.map((slot) => (
                  <Time key={slot.id} {...props} slot={slot} />
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
