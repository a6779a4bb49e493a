import type { CountryCode } from '#src/generated/answers.ts';

export type DemoPlace = {
  city: string;
  country: CountryCode;
  /** State code or province name, as in the postal areas. */
  region: string | null;
  postalCode: string;
  lat: number;
  lon: number;
};

const at = (
  country: CountryCode,
  region: string | null,
  city: string,
  postalCode: string,
  lat: number,
  lon: number,
): DemoPlace => ({ city, country, region, postalCode, lat, lon });

/** Towns in which the demo studies have sites: real coordinates, made-up clinics. */
export const demoPlaces = {
  chicago: at('US', 'IL', 'Chicago', '60611', 41.897, -87.622),
  houston: at('US', 'TX', 'Houston', '77030', 29.706, -95.402),
  losAngeles: at('US', 'CA', 'Los Angeles', '90048', 34.073, -118.372),
  newYork: at('US', 'NY', 'New York', '10016', 40.745, -73.978),
  miami: at('US', 'FL', 'Miami', '33136', 25.786, -80.204),
  denver: at('US', 'CO', 'Denver', '80218', 39.733, -104.972),
  seattle: at('US', 'WA', 'Seattle', '98104', 47.603, -122.327),
  atlanta: at('US', 'GA', 'Atlanta', '30308', 33.772, -84.378),
  toronto: at('CA', 'Ontario', 'Toronto', 'M5G 1X8', 43.658, -79.386),
  montreal: at('CA', 'Quebec', 'Montreal', 'H3A 1A1', 45.504, -73.577),
  vancouver: at('CA', 'British Columbia', 'Vancouver', 'V5Z 1M9', 49.246, -123.121),
  london: at('GB', null, 'London', 'SE1 7EH', 51.498, -0.089),
  manchester: at('GB', null, 'Manchester', 'M13 9WL', 53.461, -2.217),
  edinburgh: at('GB', null, 'Edinburgh', 'EH16 4SA', 55.924, -3.154),
  dublin: at('IE', null, 'Dublin', 'D04 T6F4', 53.325, -6.229),
  cork: at('IE', null, 'Cork', 'T12 DC4A', 51.885, -8.487),
  sydney: at('AU', 'NSW', 'Sydney', '2050', -33.889, 151.183),
  melbourne: at('AU', 'VIC', 'Melbourne', '3052', -37.786, 144.947),
  brisbane: at('AU', 'QLD', 'Brisbane', '4029', -27.448, 153.027),
  auckland: at('NZ', null, 'Auckland', '1023', -36.861, 174.77),
  wellington: at('NZ', null, 'Wellington', '6021', -41.309, 174.779),
  dunedin: at('NZ', null, 'Dunedin', '9016', -45.869, 170.508),
  capeTown: at('ZA', null, 'Cape Town', '7925', -33.943, 18.465),
  johannesburg: at('ZA', null, 'Johannesburg', '2193', -26.174, 28.038),
  durban: at('ZA', null, 'Durban', '4091', -29.846, 30.99),
} as const satisfies Record<string, DemoPlace>;

export type DemoPlaceName = keyof typeof demoPlaces;

/** Every town of the demo. */
export const everywhere = Object.keys(demoPlaces).filter((name): name is DemoPlaceName => name in demoPlaces);
