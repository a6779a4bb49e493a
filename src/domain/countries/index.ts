import type { CountryCode } from '#src/generated/answers.ts';
import * as AU from './AU.ts';
import * as CA from './CA.ts';
import * as GB from './GB.ts';
import * as IE from './IE.ts';
import * as NZ from './NZ.ts';
import * as US from './US.ts';
import * as ZA from './ZA.ts';
import type { Country, CountryServerFacts } from './country.ts';

const facts = {
  US: US.country,
  AU: AU.country,
  CA: CA.country,
  IE: IE.country,
  NZ: NZ.country,
  ZA: ZA.country,
  GB: GB.country,
} as const satisfies Readonly<Record<string, Country>>;

/** The supported countries by alpha-2 code, for pages and the server, in the order a list shows them. */
export const countries: Readonly<Record<CountryCode, Country>> = facts;

const serverFacts = {
  US: US.serverFacts,
  AU: AU.serverFacts,
  CA: CA.serverFacts,
  IE: IE.serverFacts,
  NZ: NZ.serverFacts,
  ZA: ZA.serverFacts,
  GB: GB.serverFacts,
} as const satisfies Readonly<Record<keyof typeof facts, CountryServerFacts>>;

/** The supported countries by alpha-2 code, for the server and the scripts; no page may import it. */
export const countryServerFacts: Readonly<Record<CountryCode, CountryServerFacts>> = serverFacts;

/** The countries that have a call-centre number of their own. */
export type CallCenterCountry = {
  [Code in CountryCode]: (typeof serverFacts)[Code] extends { callCenter: string } ? Code : never;
}[CountryCode];

/** The codes in the order of the list. The types and schemas that name the countries are generated from it. */
// Safe: an object literal has the keys of its type.
export const countryCodes = Object.keys(countries) as readonly CountryCode[];

/** The country whose formats apply until another is known. */
export const defaultCountry: CountryCode = 'US';

/** The country of examples and the proof where consent needs an affirmative act. */
export const internationalExample: CountryCode = 'GB';
