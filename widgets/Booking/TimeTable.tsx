import { dayInWords, partOfDay, partsOfDay, timeRange } from '#src/domain/appointment.ts';
import type { BookingDay, TimeSlot } from '#src/domain/slots.ts';
import { useMedia } from '#src/kit/useMedia.ts';
import { Button } from '#src/ui/Button.tsx';
import type { BookingProps } from './props.ts';

/** The width from which three times are shown side by side; below it two. */
const wide = '(min-width: 601px)';

type Props = Pick<BookingProps, 'T' | 'locale'> & {
  day: BookingDay;
  chosen: TimeSlot | undefined;
  onToggle: (slot: TimeSlot) => void;
};

const rowsOf = (slots: readonly TimeSlot[], columns: number) =>
  slots.flatMap((_, index) => (index % columns === 0 ? [slots.slice(index, index + columns)] : []));

function Time({ slot, chosen, onToggle, T, locale }: Omit<Props, 'day'> & { slot: TimeSlot }) {
  const [start, end] = timeRange(slot.start, slot.end, locale).split(' - ');
  const words = (
    <>
      <span className="visually-hidden">
        <T message="choose" />{' '}
      </span>
      <span className="booking-start">{start}</span> <span className="booking-end">- {end}</span>
    </>
  );
  return (
    <td>
      <Button kind="secondary" aria-pressed={chosen?.id === slot.id} onClick={() => onToggle(slot)}>
        {words}
      </Button>
    </td>
  );
}

/** The free times of a day under the parts of the day, each a button that chooses it or takes the choice back. */
export function TimeTable(props: Props) {
  const { day, T, locale } = props;
  const columns = useMedia(wide) ? 3 : 2;
  return (
    <table className="booking-times">
      <caption>
        <T message="timesOf" values={{ date: dayInWords(`${day.date}T00:00:00Z`, locale, 'UTC') }} />
      </caption>
      {partsOfDay.map((part) => {
        const slots = day.timeSlots.filter(({ start }) => partOfDay(start) === part);
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
