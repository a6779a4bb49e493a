import zipcodes from 'zipcodes';
import { demoPlaces } from '#src/server/db/demo/places.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { drawer } from './registerText.ts';

export type Town = {
  country: CountryCode;
  region: string | null;
  city: string;
  postalCode: string;
  lat: number;
  lon: number;
};

const shares: readonly (readonly [CountryCode, number])[] = [
  ['US', 0.7],
  ['CA', 0.09],
  ['GB', 0.09],
  ['AU', 0.06],
  ['IE', 0.02],
  ['NZ', 0.02],
  ['ZA', 0.02],
];

/** The largest towns, in their order: a third of all sites of the country are in the first few. */
const largest = '10016 90048 60611 02115 77030 19104 33136 75235 30308 85013 20010 94143 98104 55455 80218'.split(' ');

const codes = Object.values(zipcodes.codes);
const townOf = ({ zip, city, state, latitude, longitude }: (typeof codes)[number], country: CountryCode): Town => ({
  country,
  region: state,
  city,
  postalCode: zip,
  lat: latitude,
  lon: longitude,
});
const inUs = codes.filter(({ country }) => country === 'US').map((code) => townOf(code, 'US'));

/** Where sites are and from where visitors search, drawn with the same numbers in every run. */
export function places(random: () => number) {
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const byCode = new Map(inUs.map((town) => [town.postalCode, town]));
  const towns = new Map<CountryCode, Town[]>([
    ['US', [...largest.flatMap((zip) => byCode.get(zip) ?? []), ...Array.from({ length: 300 }, () => any(inUs))]],
  ]);
  for (const place of Object.values(demoPlaces))
    if (place.country !== 'US') towns.set(place.country, [...(towns.get(place.country) ?? []), place]);
  const drawTown = new Map([...towns].map(([country, list]) => [country, drawer(list, random)]));
  const country = (): CountryCode => {
    let left = random();
    return shares.find(([, share]) => (left -= share) < 0)?.[0] ?? 'US';
  };
  // Every country of the shares has towns.
  const town = (of: CountryCode) => (drawTown.get(of) as () => Town)();
  return {
    country,
    /** A site in a town or in what lies around it. */
    site: (of: CountryCode): Town => {
      const at = town(of);
      const far = random() ** 3 * 0.6;
      return { ...at, lat: at.lat + (random() - 0.5) * far, lon: at.lon + (random() - 0.5) * far };
    },
    /** Where a visitor lives: in a town with sites, or in the United States anywhere. */
    home: (): Town => (random() < 0.4 ? any(inUs) : town(country())),
  };
}
