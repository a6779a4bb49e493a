/** Icons are ornaments: they are hidden from assistive technology, the text beside them has the same meaning. The drawings are
 *  in css/icons.css. */
const icon = (name: string) => () => <span className={`icon icon-${name}`} aria-hidden="true" />;

/** A tick. */
export const CheckIcon = icon('check');
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
