import { useState } from 'react';
import { dayInWords, timeRange, timezoneHere, zoneInWords } from '#src/domain/appointment.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { TimeSlot } from '#src/domain/slots.ts';
import { useMedia } from '#src/kit/useMedia.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { BookingProps } from './props.ts';

/** Product constant: the width up to which a page is on a mobile, where a chosen time is confirmed in a dialog. */
const mobile = '(max-width: 768px)';

type Props = Pick<BookingProps, 'id' | 't' | 'T' | 'locale'> & {
  slot: TimeSlot | undefined;
  isBusy: boolean;
  onBook: () => void;
  onToggle: (slot: TimeSlot) => void;
};

function Book({ t, T, slot, isBusy, onBook, describedBy }: Props & { describedBy?: string }) {
  return (
    <Button
      busy={isBusy}
      busyLabel={t('booking')}
      unavailable={!slot}
      onClick={onBook}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <T message="book" />
    </Button>
  );
}

/** Day and time of a slot, as texts. */
const appointmentOf = ({ start, end }: TimeSlot, locale: Locale) => ({
  date: dayInWords(start, locale),
  time: timeRange(start, end, locale),
});

/** The content of the dialog: the chosen time, and buttons to book it or to choose another. */
function Confirmation(props: Props) {
  const { slot, onToggle, T, locale } = props;
  const appointment = slot && appointmentOf(slot, locale);
  return (
    <>
      <p className="booking-confirm">
        <strong>{appointment?.date}</strong>
        <T message="atTime" values={{ time: appointment?.time ?? '', zone: zoneInWords(timezoneHere(), locale) }} />
      </p>
      <ButtonRow>
        <Book {...props} />
        <Button kind="secondary" onClick={() => slot && onToggle(slot)}>
          <T message="otherTime" />
        </Button>
      </ButtonRow>
    </>
  );
}

/** Books the chosen time; on a mobile a dialog asks first, and closing it does not clear the choice. */
export function BookButton(props: Props) {
  const { id, slot, t, T, locale } = props;
  const isMobile = useMedia(mobile);
  const [closed, setClosed] = useState<string>();
  if (!slot && closed) setClosed(undefined);
  const appointment = slot && appointmentOf(slot, locale);
  const summary = appointment ? <T message="appointment" values={appointment} /> : <T message="chooseFirst" />;
  const noteId = `${id}-chosen`;
  return (
    <>
      <p id={noteId} className="booking-chosen" aria-live="polite">
        {summary}
      </p>
      <ButtonRow>
        <Book {...props} describedBy={noteId} />
      </ButtonRow>
      {isMobile ? (
        <Dialog
          open={slot !== undefined && closed !== slot.id}
          onClose={() => setClosed(slot?.id)}
          title={<T message="confirmTitle" />}
          closeLabel={t('close')}
        >
          <Confirmation {...props} />
        </Dialog>
      ) : null}
    </>
  );
}
