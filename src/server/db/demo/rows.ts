import type { Insertable } from 'kysely';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { StoredStudy } from '#src/server/db/tables/catalogue.ts';
import { demoCategories } from './indications.ts';
import { demoPlaces } from './places.ts';
import { demoPostalAreas } from './postalAreas.ts';
import { demoStudies } from './studies.ts';
import { oversightOf, type DemoStudy } from './study.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** Ids follow from the place in the lists, so that addresses of the demo stay true. */
function criteriaOf({ id: studyId, questions }: DemoStudy): Rows<'criterion'> {
  return questions.map(({ minimal = false, questionId, ...question }, index) => {
    const id = studyId * 1000 + index + 1;
    const responses = question.responses.map((response, place) => ({ id: id * 10 + place + 1, ...response }));
    const details = JSON.stringify({ ...question, questionId: questionId ?? id, responses });
    return { id, study_id: studyId, position: index + 1, minimal, details };
  });
}

function sitesOf({ id: studyId, places }: DemoStudy): Rows<'site'> {
  return places.map((name, index) => {
    const { city, country, region, postalCode, lat, lon } = demoPlaces[name];
    const number = String(index + 1).padStart(2, '0');
    return {
      id: studyId * 100 + index + 1,
      study_id: studyId,
      ext_id: `DEMO-${studyId}-${number}`,
      name: `Demo Clinic ${city}`,
      country,
      region,
      postal_code: postalCode,
      city,
      lat,
      lon,
    };
  });
}

function postalAreas(): Rows<'postal_area'> {
  // The keys of the table are country codes: its type says so.
  const countries = Object.entries(demoPostalAreas) as [
    CountryCode,
    NonNullable<(typeof demoPostalAreas)[CountryCode]>,
  ][];
  return countries.flatMap(([country, areas]) =>
    areas.map(([code, lat, lon, place]) => ({ country, code, lat, lon, place, region: null })),
  );
}

/** A number in which nobody can be called; it takes part in the first study. */
const demoParticipant = { studyId: 1, phone: '+12125550199' } as const;

/** All rows of the demo, by table, in an order that keeps references whole. */
export function demoRows() {
  return {
    study: demoStudies.map(({ id, details }) => {
      const number = String(id).padStart(4, '0');
      return {
        id,
        external_id: `DEMO-${number}`,
        status: 'open' as const,
        details: JSON.stringify({ ...details, oversight: oversightOf(number) } satisfies StoredStudy),
      };
    }),
    criterion: demoStudies.flatMap(criteriaOf),
    site: demoStudies.flatMap(sitesOf),
    postal_area: postalAreas(),
    indication_category: demoCategories.map(({ id, name }) => ({ id, position: id, name: JSON.stringify(name) })),
    indication: demoCategories.flatMap(({ id: category, indications }) =>
      indications.map(({ id, name, hidden, kind = 'chronic' as const }) => ({
        id,
        category_id: category,
        name: JSON.stringify(name),
        show_for_signup: !hidden,
        kind,
      })),
    ),
    participants: [demoParticipant],
  } satisfies { [Table in keyof Database]?: Rows<Table> } & { participants: object[] };
}
