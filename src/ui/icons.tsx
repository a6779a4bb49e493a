import type { iconDrawings } from './iconDrawings.ts';

/** Icons are ornaments: they are hidden from assistive technology, the text beside them has the same meaning. The drawings are
 *  in the HTML of the page, once for all. */
const icon = (name: keyof typeof iconDrawings) => () => (
  <svg className="icon" aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
);

/** A tick. */
export const CheckIcon = icon('check');
/** A clock. */
export const ClockIcon = icon('clock');
/** A letter i in a circle. */
export const InfoIcon = icon('info');
/** An exclamation mark in a circle. */
export const AlertIcon = icon('alert');
/** A telephone receiver. */
export const PhoneIcon = icon('phone');
/** A calendar page. */
export const CalendarIcon = icon('calendar');
/** A heart. */
export const HeartIcon = icon('heart');
/** A coin. */
export const CoinIcon = icon('coin');
/** A laboratory flask. */
export const FlaskIcon = icon('flask');
/** A cross, for closing and removing. */
export const CloseIcon = icon('close');
