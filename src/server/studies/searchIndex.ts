import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CountryCode } from '#src/generated/answers.ts';
import type { SuitedPerson } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inBand, inReach, kmToSite, servesVisitor, type Area } from './searchArea.ts';
import type { Position } from './searchCursor.ts';

type Db = Kysely<Database>;

/** A study that was found: its nearest site and the kilometres to it, and of one that serves the visitor how many sites do. */
export type Found = { id: number; km: number | null; city: string | null; region: string | null; postalCode: string };
export type Served = Found & { siteCount: number };
export type FoundPage = { total: number; near: Served[]; far: Found[] };

export type Looked = Area & {
  country: CountryCode;
  /** Whom a study must take, as far as it is known. */
  suits?: SuitedPerson | undefined;
  limit: number;
  after: Position | undefined;
};

/** Of as many studies every site is looked at; where more have what is asked for, the place narrows the search first. */
const FEW = 4000;
/** Sites that are looked at for studies elsewhere, where many suit. */
const BEYOND = 400;

/** Parts of the statement: the studies that have what is asked for, sites that may serve the visitor, and sites elsewhere. */
type Sources = { hits: RawBuilder<unknown>; reach: RawBuilder<unknown>; beyond: RawBuilder<unknown> };

/**
 * One page of the studies that have what is asked for: those with a site that serves the visitor, nearest first and
 * counted, one more than the limit where there are more; and, where there are not, others of the country.
 */
export async function findStudies(db: Db, looked: Looked, asked: RawBuilder<unknown> | undefined): Promise<FoundPage> {
  const { limit } = looked;
  const { hits, reach, beyond } = asked ? suitable(looked, asked) : everyStudy(looked);
  const { rows } = await sql<FoundPage>`
    with ${hits}
      reach as materialized (${reach}),
      served as materialized (select study_id, min(km) as km, count(*)::integer as sites from reach
        where ${servesVisitor(looked)} and ${takes(looked.suits)} group by study_id),
      near as materialized (select * from served where ${isAfter(looked)} order by km, study_id limit ${limit + 1})
    select (select count(*)::integer from served) as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', study_id, 'km', near.km, 'siteCount', sites, 'city', city,
        'region', region, 'postalCode', postal_code) order by near.km, study_id) from near, ${nearestSite(looked, 'near', servesVisitor(looked))}), '[]') as near,
      coalesce((select jsonb_agg(jsonb_build_object('id', study_id, 'km', far.km, 'city', city, 'region', region,
        'postalCode', postal_code) order by far.km, study_id) from (
        select study_id, min(km) as km from (${beyond}) as other
        where (select count(*) from near) <= ${limit} and ${takes(looked.suits)} group by study_id order by km, study_id limit ${limit}) as far,
        ${nearestSite(looked, 'far', sql`true`)}), '[]') as far`.execute(db);
  return rows[0] ?? { total: 0, near: [], far: [] };
}

/**
 * Studies with what is asked for. The database cannot know beforehand how many that are, nor how many sites are in an
 * area, so both ways are written down and the number decides between them.
 */
function suitable(looked: Looked, asked: RawBuilder<unknown>): Sources {
  const inCountry = sql`country = ${looked.country} and is_recruiting`;
  const columns = sql`site.study_id, target_area, region, ${kmToSite(looked)} as km`;
  const [areFew, areMany] = [sql`(select count(*) <= ${FEW} from hits)`, sql`(select count(*) > ${FEW} from hits)`];
  // "is true" keeps the list apart, so that the sites are gone through in the order of their index.
  const suits = sql`(study_id in (select study_id from hits)) is true`;
  return {
    hits: sql`asked as materialized (select ${asked} as q),
      hits as materialized (select study_id, target_area from asked, search_study where words @@ q),`,
    reach: sql`
      select ${columns} from hits join site using (study_id)
        where ${areFew} and ${inCountry} and (target_area <> 'Distance' or ${inBand(looked)})
      union all select ${columns} from (select *, 'Distance' as target_area from site) as site
        where ${areMany} and ${inCountry} and ${inReach(looked)}
          and (study_id in (select study_id from hits where target_area = 'Distance')) is true
      union all select ${columns} from hits join site using (study_id)
        where ${areMany} and ${inCountry} and target_area <> 'Distance'`,
    beyond: sql`
      select study_id, ${kmToSite(looked)} as km from hits join site using (study_id)
        where ${areFew} and ${inCountry} and ${isElsewhere}
      union all select * from (select study_id, ${kmToSite(looked)} as km from site
        where ${inCountry} and ${suits} and ${isElsewhere} order by ${nearestFirst(looked)} limit ${BEYOND}) as site
        where ${areMany}`,
  };
}

/** All studies that visitors may find. */
function everyStudy(looked: Looked): Sources {
  const columns = sql`study_id, target_area, region, ${kmToSite(looked)} as km`;
  const sites = sql`site join search_study using (study_id) where country = ${looked.country} and is_recruiting`;
  return {
    hits: sql``,
    reach: sql`select ${columns} from ${sites} and target_area = 'Distance' and ${inReach(looked)}
      union all select ${columns} from ${sites} and target_area <> 'Distance'`,
    beyond: sql`select * from (select study_id, ${kmToSite(looked)} as km from ${sites} and ${isElsewhere}
      order by ${nearestFirst(looked)} limit ${BEYOND}) as site`,
  };
}

/** Whether the study of the row of `study_id` takes such a person: within its ages, both included, and of its gender. */
function takes({ age, gender }: SuitedPerson = {}): RawBuilder<boolean> {
  if (age === undefined && gender === undefined) return sql`true`;
  const years = age ?? null;
  const own = gender ?? null;
  return sql`(study_id in (select id from study where
    (${years}::integer is null or ${years}::integer between coalesce((details ->> 'minAge')::numeric, 0) and coalesce((details ->> 'maxAge')::numeric, 999))
    and (${own}::text is null or details ->> 'gender' in ('any', ${own}::text)))) is true`;
}

const isElsewhere = sql`(study_id in (select study_id from served)) is not true`;

/** By degrees, which an index answers; the kilometres are compared afterwards. */
const nearestFirst = ({ place }: Looked) =>
  place
    ? sql`point(site.lon, site.lat) <-> point(${place.longitude}::float8, ${place.latitude}::float8)`
    : sql`study_id`;

const isAfter = ({ after }: Looked) => {
  if (!after) return sql`true`;
  const [km, id] = after;
  return km === null
    ? sql`km is null and study_id > ${id}`
    : sql`(km > ${km}::float8 or km is null or (km = ${km}::float8 and study_id > ${id}))`;
};

/** Of each study of the list the site that is nearest of those for which `isMeant` holds. */
function nearestSite(looked: Looked, list: 'near' | 'far', isMeant: RawBuilder<unknown>) {
  const study = sql.ref(`${list}.study_id`);
  return sql`lateral (
  select city, region, postal_code from search_study,
    lateral (select *, ${kmToSite(looked)} as km from site where study_id = ${study} and country = ${looked.country} and is_recruiting) as site
  where search_study.study_id = ${study} and ${isMeant}
  order by site.km, site.id limit 1) as nearest`;
}
