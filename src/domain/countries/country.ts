import type { CountryCode, Locale } from '#src/domain/facts.ts';

export type DateOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

/** Signs of a phone number, `#` for a digit. More than `longAbove` digits, calling code included, take the long one. */
export type PhoneMask = { short: string; long?: string; longAbove?: number };

export type Alpha3 = 'AUS' | 'CAN' | 'IRL' | 'NZL' | 'ZAF' | 'GBR' | 'USA';

export type Country = {
  name: Readonly<Record<Locale, string>>;
  alpha2: CountryCode;
  alpha3: Alpha3;
  /** Short name where room is scarce. */
  displayLabel: string;
  /** With its plus sign. */
  callingCode: string;
  postalLabel: Readonly<Record<Locale, string>>;
  /** For a trimmed code. */
  postalPattern: RegExp;
  /** A valid number of a range for fiction; in Ireland, where no such range is valid, the plan's own example. */
  phonePlaceholder: string;
  phoneMask: PhoneMask;
  /** Privacy law asks for a consent given by the visitor's own act. */
  gdprConsentRequired: boolean;
  /** Which of the configured call-centre numbers is shown. */
  callCenterPhoneNumber: 'default' | 'IE' | 'ZA' | 'GB';
  dateOrder: DateOrder;
  dateFormat: string;
  dateInputMask: string;
  dateInputPlaceholder: Readonly<Record<Locale, string>>;
  useMetricSystem: boolean;
};
