import type { ProductEvent } from '#src/domain/eventCodes.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { useNumber } from '#src/kit/useNumber.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { CallCenterLink } from '#widgets/shared/CallCenterLink.tsx';
import { UsualHours } from '#widgets/shared/UsualHours.tsx';
import type { BookingProps } from './props.ts';

/** The ways on without an appointment, and who helps with one. */
export function MoreOptions({ id, T, locale }: Pick<BookingProps, 'id' | 'T' | 'locale'>) {
  const { next, count } = useSurroundings();
  const number = useNumber('scheduling');
  const leave = (code: ProductEvent) => {
    count(code);
    next();
  };
  return (
    <section aria-labelledby={`${id}-more`}>
      <h2 id={`${id}-more`}>
        <T message="moreOptions" />
      </h2>
      <ButtonRow>
        <Button kind="secondary" onClick={() => leave('no_time_works')}>
          <T message="noSuitableTime" />
        </Button>
        <Button kind="secondary" onClick={() => leave('not_interested')}>
          <T message="notInterested" />
        </Button>
      </ButtonRow>
      <p>
        <T message="help" /> {number ? <TelLink number={number} /> : <CallCenterLink />}
      </p>
      <UsualHours T={T} locale={locale} />
    </section>
  );
}
