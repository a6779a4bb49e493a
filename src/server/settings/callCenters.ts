import { sourceLocale } from '#src/generated/locales.ts';
import { countries, countryCodes, countryServerFacts, type CallCenterCountry } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { phoneNumber } from './readers.ts';

type CallCenterSetting = `PHONE_CALL_CENTER_${CallCenterCountry}`;
type Row = { default: string; meaning: string };

const hasCallCenter = (code: CountryCode): code is CallCenterCountry =>
  countryServerFacts[code].callCenter !== undefined;
const settingOf = (code: CallCenterCountry): CallCenterSetting => `PHONE_CALL_CENTER_${code}`;

/** The number of each country that has a call centre of its own, as rows of the table of settings. */
// A row for every country with a number of its own, the same that the type lists.
export const callCenterSettingsTable = Object.fromEntries(
  countryCodes.filter(hasCallCenter).map((code): [string, Row] => {
    const { callCenter = '' } = countryServerFacts[code];
    return [
      settingOf(code),
      { default: callCenter, meaning: `Call centre number (${countries[code].name[sourceLocale]}).` },
    ];
  }),
) as Record<CallCenterSetting, Row>;

/** Call-centre numbers by country, where a country has its own. Throws `SettingError`. */
export function readCallCenters(
  text: (name: CallCenterSetting) => string,
): Readonly<Record<CallCenterCountry, string>> {
  const numbers = countryCodes.filter(hasCallCenter).map((code) => {
    const name = settingOf(code);
    return [code, phoneNumber(name, text(name))];
  });
  // A number for every country with one of its own.
  return Object.fromEntries(numbers) as Record<CallCenterCountry, string>;
}
