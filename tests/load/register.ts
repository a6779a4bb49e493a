import { sql, type Kysely } from 'kysely';
import type { Input } from '#src/api/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { places } from './registerPlaces.ts';
import { drawer, randomFrom, vocabulary } from './registerText.ts';

/** Ids of the generated studies and sites begin here, clear of those of the demo. */
const FIRST_ID = 200_001;
/** So many of the words are in every twelfth text or more. */
const COMMON = 150;
/** Studies that are put in with one statement. */
const BATCH = 500;

/** A register that is the same in every run: how studies and visitors are drawn. */
function generator() {
  const random = randomFrom(7);
  const { words, conditions } = vocabulary(random);
  const [word, condition] = [drawer(words, random, 0.9), drawer(conditions, random)];
  const { country, site } = places(random);
  const text = (count: number) => Array.from({ length: count }, word).join(' ');
  const study = (id: number) => {
    const has = Array.from({ length: 1 + Math.floor(random() * 3) }, condition);
    const title = `${text(6)} in ${has[0]?.name ?? ''} ${text(3)}`;
    const details = {
      name: { en: `NCT${id}` },
      title: { en: title },
      description: { en: `${text(60 + Math.floor(random() * 60))}.` },
      isSimulation: false,
      minAge: 18,
      gender: 'any',
      siteTargetAreaType: 'Distance',
      indicationIds: [...new Set(has.flatMap(({ id: ours }) => ours ?? []))],
    };
    return { id, external_id: `NCT${id}`, details, keywords: has.map(({ name }) => name).join('. '), at: country() };
  };
  return { random, study, country, site };
}

/** A search for one of our own conditions with a word, from a home of a visitor: the same ones in every run. */
export function searchDrawer(): () => Input<'studySearch'>['body'] & { indicationIds: number[]; query: string } {
  const { words, conditions } = vocabulary(randomFrom(7));
  const random = randomFrom(11);
  const { home } = places(random);
  const own = conditions.flatMap(({ id }) => id ?? []);
  // What a visitor narrows a search with is in some texts, such as "children", and not in most, such as "treatment".
  const [word, condition] = [drawer(words.slice(COMMON), random, 0.9), drawer(own, random)];
  return () => {
    const { country, postalCode } = home();
    return { postalCode, country, locale: 'en', query: word(), indicationIds: [condition()] };
  };
}

/** So many sites for each study, many for a few and one for most, `total` in all. */
function siteCounts(studies: number, total: number, random: () => number): number[] {
  const weights = Array.from({ length: studies }, () => random() ** 4 + 0.02);
  const sum = weights.reduce((a, b) => a + b, 0);
  const counts = weights.map((weight) => Math.max(1, Math.round((weight / sum) * total)));
  let left = total - counts.reduce((a, b) => a + b, 0);
  for (let at = 0; left !== 0; at = (at + 1) % studies) {
    const change = left > 0 ? 1 : (counts[at] ?? 0) > 1 ? -1 : 0;
    counts[at] = (counts[at] ?? 0) + change;
    left -= change;
  }
  return counts;
}

/** Fills the tables with open studies and their sites in the seven countries. Gives the seconds that it took. */
export async function fillRegister(db: Kysely<Database>, studies: number, sites: number): Promise<number> {
  const start = performance.now();
  const { random, study, country, site } = generator();
  const counts = siteCounts(studies, sites, random);
  let siteId = FIRST_ID;
  for (let first = 0; first < studies; first += BATCH) {
    const batch = counts
      .slice(first, first + BATCH)
      .map((count, index) => ({ ...study(FIRST_ID + first + index), count }));
    const rows = batch.flatMap(({ id, at, count }) =>
      Array.from({ length: count }, () => {
        const { city, region, postalCode, lat, lon, country: of } = site(random() < 0.85 ? at : country());
        siteId += 1;
        return { id: siteId, study_id: id, city, region, postal_code: postalCode, lat, lon, country: of };
      }),
    );
    await sql`insert into study (id, external_id, status, details, keywords) select id, external_id, 'open', details, keywords
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as one (id integer, external_id text, details jsonb, keywords text)`.execute(
      db,
    );
    await sql`insert into site (id, study_id, ext_id, name, country, region, postal_code, city, lat, lon)
      select id, study_id, id::text, 'Clinic ' || city, country, region, postal_code, city, lat, lon
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id integer, study_id integer, country text, region text,
        postal_code text, city text, lat float8, lon float8)`.execute(db);
  }
  return (performance.now() - start) / 1000;
}
