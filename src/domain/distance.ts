import { countries } from './countries/index.ts';
import type { CountryCode } from './facts.ts';

/** A place on the earth, in degrees. */
export type Point = { latitude: number; longitude: number };

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, by the haversine formula. */
export function kmBetween(from: Point, to: Point): number {
  const byLatitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const byLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(byLatitude + cosines * byLongitude)));
}

/** International mile, in kilometres. */
const KM_PER_MILE = 1.609344;

/** The unit in which distances are read in a country. */
export type DistanceUnit = 'miles' | 'kilometers';

const unitOf = (country: CountryCode): DistanceUnit => (countries[country].useMetricSystem ? 'kilometers' : 'miles');

/** A distance in the unit of the country: whole from 10 on, else with one decimal. */
export function distanceIn(country: CountryCode, km: number): { count: number; unit: DistanceUnit } {
  const unit = unitOf(country);
  const exact = unit === 'miles' ? km / KM_PER_MILE : km;
  return { count: exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact), unit };
}

/** The distances that a search offers, in the unit of the country, with the whole kilometres that they are searched by. */
export function distanceChoices(country: CountryCode): { km: number; count: number; unit: DistanceUnit }[] {
  const unit = unitOf(country);
  const kmPerUnit = unit === 'miles' ? KM_PER_MILE : 1;
  return [10, 25, 50, 100].map((count) => ({ km: Math.round(count * kmPerUnit), count, unit }));
}
