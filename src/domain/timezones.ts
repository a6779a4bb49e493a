import { zoneInWords } from './appointment.ts';
import type { Locale } from './facts.ts';

/** IANA zones of the countries that the product serves, by country from west to east; each has a name of its own in `zoneInWords`. */
const servedZones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Chicago',
  'America/Regina',
  'America/New_York',
  'America/Puerto_Rico',
  'America/Halifax',
  'America/St_Johns',
  'Europe/Dublin',
  'Europe/London',
  'Africa/Johannesburg',
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/** The zones in which times can be shown, with their names; `here` stands first where none of them has its name. */
export function zoneChoices(here: string, locale: Locale): { value: string; label: string }[] {
  const choice = (zone: string) => {
    const name = zoneInWords(zone, locale);
    // Spanish names begin with a small letter, which an entry of a list does not.
    return { value: zone, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  };
  const own = choice(here);
  const served = servedZones.map(choice);
  const isServed = served.some(({ label }) => label === own.label);
  return isServed ? served.map((one) => (one.label === own.label ? own : one)) : [own, ...served];
}
