import { timezoneHere } from '#src/domain/appointment.ts';
import { zoneChoices } from '#src/domain/timezones.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { BookingProps } from './props.ts';

type Props = Pick<BookingProps, 'id' | 'T' | 'locale'> & { zone: string; onChange: (zone: string) => void };

/** The zone in which times are shown: that of the browser first, which a visitor who travels may change. */
export function ZoneSelect({ id, T, locale, zone, onChange }: Props) {
  return (
    <div className="booking-zone">
      <Field id={`${id}-zone`} label={<T message="zone" />}>
        {(control) => (
          <Select {...control} value={zone} options={zoneChoices(timezoneHere(), locale)} onChange={onChange} />
        )}
      </Field>
    </div>
  );
}
