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
