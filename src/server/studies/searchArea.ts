import { sql, type RawBuilder } from 'kysely';
import type { PostalPlace } from './postalAreas.ts';

/** Mean radius of the earth in kilometres, as in `km_between` of the database. */
const EARTH_KM = 6371;

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** A little more than what a distance spans seen from the centre of the earth, in radians. */
const angleOf = (km: number) => Math.min((km / EARTH_KM) * 1.0001, Math.PI);

/** Where a search looks: around a place that may not be known, up to so many kilometres. */
export type Area = {
  place: PostalPlace | undefined;
  /** For studies that recruit by distance. */
  radiusKm: number;
  /** For every study. */
  maxKm: number;
};

/** Kilometres from the place to the row of `site`; null where the place is not known. */
export const kmToSite = ({ place }: Area): RawBuilder<number | null> =>
  place
    ? sql`km_between(${place.latitude}::float8, ${place.longitude}::float8, site.lat, site.lon)`
    : sql`null::float8`;

/** Whether a site serves the visitor; `km` and `region` are of the site. Whose place is not known is in the country and in any state. */
export const servesVisitor = ({ place, radiusKm, maxKm }: Area): RawBuilder<boolean> => sql`(case target_area
  when 'Distance' then coalesce(km <= ${Math.min(radiusKm, maxKm)}::float8, false)
  when 'Country' then true
  else ${place?.region ?? null}::text is null or region is null or region = ${place?.region ?? null} end
  and (km is null or km <= ${Math.min(maxKm, 1e6)}::float8))`;

/** Whether the row of `site` lies between the latitudes of the area of distance, which is soon decided. */
export function inBand({ place, radiusKm, maxKm }: Area): RawBuilder<boolean> {
  if (!place) return sql`false`;
  const angle = angleOf(Math.min(radiusKm, maxKm));
  return sql`lat between ${place.latitude - degrees(angle)}::float8 and ${place.latitude + degrees(angle)}::float8`;
}

/** Whether the row of `site` lies in the boxes around the area of distance, which an index answers. */
export function inReach({ place, radiusKm, maxKm }: Area): RawBuilder<boolean> {
  if (!place) return sql`false`;
  const angle = angleOf(Math.min(radiusKm, maxKm));
  const { latitude, longitude } = place;
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  const overPole = angle >= Math.PI / 2 || south <= -90 || north >= 90;
  const width = overPole ? 360 : degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  const boxes = spans(longitude - width, longitude + width).map(
    ([west, east]) =>
      sql`point(site.lon, site.lat) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
  );
  return sql`(${sql.join(boxes, sql` or `)})`;
}

/** The span of longitudes, in two where it crosses the date line. */
function spans(west: number, east: number): [number, number][] {
  if (east - west >= 360) return [[-180, 180]];
  if (west < -180)
    return [
      [-180, east],
      [west + 360, 180],
    ];
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ];
  return [[west, east]];
}
