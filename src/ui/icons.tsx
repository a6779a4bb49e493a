import type { ReactNode } from 'react';

type Props = { children: ReactNode };

function Icon({ children }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const line = (d: string) => () => (
  <Icon>
    <path d={d} />
  </Icon>
);

/** Icons are ornaments: they are hidden from assistive technology, the words beside them say the same. */
export const CheckIcon = line('M4.5 12.5l5 5 10-11');
/** A letter i in a circle. */
export const InfoIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.2v.3');
/** An exclamation mark in a circle. */
export const AlertIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.2v6M12 16.5v.3');
/** A telephone receiver. */
export const PhoneIcon = line(
  'M5 3.5h3.6l1.8 4.6-2.3 1.7a13 13 0 0 0 6.1 6.1l1.7-2.3 4.6 1.8V19a2 2 0 0 1-2.2 2A17 17 0 0 1 3 5.7a2 2 0 0 1 2-2.2z',
);
/** A calendar page. */
export const CalendarIcon = line('M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4');
/** A heart. */
export const HeartIcon = line(
  'M12 20.2C6.5 16 3.5 12.9 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 3.6-3 6.7-8.5 10.9z',
);
/** A coin. */
export const CoinIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15 9.2c-.5-1-1.6-1.5-3-1.5-1.7 0-3 .8-3 2.1 0 3 6 1.4 6 4.4 0 1.3-1.3 2.1-3 2.1-1.5 0-2.6-.6-3.1-1.6M12 6v12',
);
/** A laboratory flask. */
export const FlaskIcon = line('M9 3h6M10 3v6l-5.3 9.2A1.9 1.9 0 0 0 6.3 21h11.4a1.9 1.9 0 0 0 1.6-2.8L14 9V3M7.5 15h9');
/** A cross, for closing and removing. */
export const CloseIcon = line('M6 6l12 12M18 6L6 18');
