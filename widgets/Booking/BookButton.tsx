import { useState, type ReactNode } from 'react';
import { dayInWords, timeRange, zoneInWords } from '#src/domain/appointment.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { TimeSlot } from '#src/domain/slots.ts';
import { useMedia } from '#src/kit/useMedia.ts';
import { AfterLong } from '#src/ui/AfterLong.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { BookingProps } from './props.ts';
import type { Busy } from './useBooking.ts';

/** Product constant: the width up to which a page is on a mobile, where a chosen time is confirmed in a dialog. */
const mobile = '(max-width: 768px)';

type Props = Pick<BookingProps, 'id' | 't' | 'T' | 'locale'> & {
  slot: TimeSlot | undefined;
  zone: string;
  busy: Busy | undefined;
  /** What has become of it stands where it was asked for, also where that was in the dialog. */
  notice: ReactNode;
  onBook: () => Promise<void>;
  onToggle: (slot: TimeSlot) => void;
};

function Book({ t, T, slot, busy, onBook, describedBy }: Props & { describedBy?: string }) {
  const isBusy = busy === 'booking';
  return (
    <>
      <Button
        busy={isBusy}
        busyLabel={t('booking')}
        unavailable={!slot || busy === 'checking'}
        onClick={() => void onBook()}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <T message="book" />
      </Button>
      {isBusy ? (
        <AfterLong>
          <T message="slow" />
        </AfterLong>
      ) : null}
    </>
  );
}

/** Day and time of a slot and whose time that is, as texts. */
const appointmentOf = ({ start, end }: TimeSlot, locale: Locale, zone: string) => ({
  date: dayInWords(start, locale, zone),
  time: timeRange(start, end, locale, zone),
  zone: zoneInWords(zone, locale),
});

/** The content of the dialog: the chosen time, and buttons to book it or to choose another. */
function Confirmation(props: Props) {
  const { slot, zone, busy, onToggle, T, locale } = props;
  const appointment = slot && appointmentOf(slot, locale, zone);
  return (
    <>
      <p className="booking-confirm">
        <strong>{appointment?.date}</strong>
        {appointment ? <T message="atTime" values={appointment} /> : null}
      </p>
      <ButtonRow>
        <Book {...props} />
        <Button kind="secondary" unavailable={busy !== undefined} onClick={() => slot && onToggle(slot)}>
          <T message="otherTime" />
        </Button>
      </ButtonRow>
    </>
  );
}

/**
 * Books the chosen time, from the lower edge of a phone while the times are longer than it. On a mobile a dialog asks first,
 * and closing it does not clear the choice.
 */
export function BookButton(props: Props) {
  const { id, slot, notice, zone, t, T, locale } = props;
  const isMobile = useMedia(mobile);
  const [closed, setClosed] = useState<string>();
  if (!slot && closed) setClosed(undefined);
  const appointment = slot && appointmentOf(slot, locale, zone);
  const summary = appointment ? <T message="appointment" values={appointment} /> : <T message="chooseFirst" />;
  const onBook = async () => {
    await props.onBook();
    setClosed(slot?.id);
  };
  const noteId = `${id}-chosen`;
  return (
    <>
      <div className="booking-bar">
        {notice}
        <p id={noteId} className="booking-chosen" aria-live="polite">
          {summary}
        </p>
        <ButtonRow>
          <Book {...props} onBook={onBook} describedBy={noteId} />
        </ButtonRow>
      </div>
      {isMobile ? (
        <Dialog
          open={slot !== undefined && closed !== slot.id}
          onClose={() => setClosed(slot?.id)}
          title={<T message="confirmTitle" />}
          closeLabel={t('close')}
        >
          <Confirmation {...props} onBook={onBook} />
        </Dialog>
      ) : null}
    </>
  );
}
