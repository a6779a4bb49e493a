import type { ByLocale } from '#src/generated/locales.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Alpha3 } from '#src/generated/api.ts';

/** Order of the parts of a date as it is typed. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

/**
 * Input masks of a phone number, `#` for a digit. Numbers of more than `longAbove` digits, calling code included, use
 * `long`.
 */
type PhoneMask = { short: string; long?: string; longAbove?: number };

/** The facts of a supported country that pages and the server need. All values are product constants. */
export type Country = {
  name: ByLocale<string>;
  alpha2: CountryCode;
  alpha3: Alpha3;
  /** Short name for narrow places. */
  displayLabel: string;
  /** With its plus sign. */
  callingCode: string;
  postalLabel: ByLocale<string>;
  /** Matches a trimmed postal code. */
  postalPattern: RegExp;
  /** A well-known code, shown as an example; letters in it select the full keyboard instead of the numeric one. */
  postalExample: string;
  /** Length of the second half, where codes are printed in two halves. */
  postalSecondHalf?: number;
  /** A valid number, from a range reserved for fiction where the country has a valid one. */
  phonePlaceholder: string;
  phoneMask: PhoneMask;
  /** Privacy law requires consent by an affirmative act. */
  gdprConsentRequired: boolean;
  dateOrder: DateOrder;
  dateFormat: string;
  dateInputMask: string;
  useMetricSystem: boolean;
};

/**
 * The facts of a country that only the server and the scripts need. No page may import them: it would load those of
 * every country.
 */
export type CountryServerFacts = {
  /** IANA time zone of a central part of the population: decides the current date there. */
  timeZone: string;
  /** Its name in the records of ClinicalTrials.gov. */
  registerName: string;
  /** Matches the start of an upper-case postal code under which places are stored. */
  postalArea: RegExp;
  /** The GeoNames column with the region of a site, for studies that recruit by state or province. */
  region?: 'stateCode' | 'stateName';
  /** Its name in the package `zipcodes`, whose codes need no import. */
  codesInPackage?: 'US' | 'Canada';
  /** Alpha-2 codes of territories whose numbering plans count as this country's. */
  phoneTerritories?: readonly string[];
  /** What its people pay in, as the check of campaigns calls it: texts for them name no other. */
  money: string;
  /** The numbers that its people call in an emergency, of body or mind. */
  emergencyNumbers: readonly string[];
  /** Default of the setting `PHONE_CALL_CENTER_<code>`; a country without it shows the common call-centre number. */
  callCenter?: string;
};
