import { dayInWords, timeRange } from '#src/domain/appointment.ts';
import type { BookingDay, TimeSlot } from '#src/domain/slots.ts';
import { Button } from '#src/ui/Button.tsx';
import type { BookingProps } from './Booking.tsx';

type Props = Pick<BookingProps, 'T' | 'locale'> & {
  day: BookingDay;
  chosen: TimeSlot | undefined;
  onToggle: (slot: TimeSlot) => void;
};

/** The free times of a day, each with a button that chooses it or takes the choice back. */
export function TimeTable({ day, chosen, onToggle, T, locale }: Props) {
  return (
    <table className="booking-times">
      <caption>
        <T message="timesOf" values={{ date: dayInWords(`${day.date}T00:00:00Z`, locale, 'UTC') }} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <T message="time" />
          </th>
          <th scope="col">
            <T message="choice" />
          </th>
        </tr>
      </thead>
      <tbody>
        {day.timeSlots.map((slot) => {
          const time = timeRange(slot.start, slot.end, locale);
          const isChosen = chosen?.id === slot.id;
          return (
            <tr key={slot.id}>
              <th scope="row">{time}</th>
              <td>
                <Button
                  kind={isChosen ? 'primary' : 'secondary'}
                  aria-pressed={isChosen}
                  onClick={() => onToggle(slot)}
                >
                  <T message="choose" /> <span className="visually-hidden">{time}</span>
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
