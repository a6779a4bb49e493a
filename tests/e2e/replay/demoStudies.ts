import type { CountryCode, Criterion, Study } from '#src/domain/facts.ts';
import { demoPlaces, type DemoPlaceName } from '#src/server/db/demo/places.ts';
import { demoRows } from '#src/server/db/demo/rows.ts';
import { demoStudies } from '#src/server/db/demo/studies.ts';
import type { DemoStudy } from '#src/server/db/demo/study.ts';
import { inLanguage } from '#src/server/db/localized.ts';
import type { StoredCriterion } from '#src/server/db/tables/catalogue.ts';
import { placeIn } from '#tests/e2e/journeys/countries.ts';

const rows = demoRows();
/** Somebody who takes part in a study already: its id, and their number. */
export const [participant = never()] = rows.participants;

function never(): never {
  throw new Error('Nobody of the demo takes part in a study.');
}

/** As the setting of the server has them that tells questions about scans. */
const ctScanQuestions = [900_001];
/** Places with a coordinator who takes bookings for the first study. */
const bookingPlaces: readonly DemoPlaceName[] = ['chicago', 'london', 'sydney'];
/** A town far from every site of the demo that is not for the whole country. */
const honolulu = '96813';

function readStudy({ id, details }: DemoStudy): Study {
  // Conditions of a study are names alone, which no rule reads.
  return { ...inLanguage<Study>(details as never, 'en'), id, externalId: `DEMO-${id}`, associatedIndications: [] };
}

function readCriteria(studyId: number, minimal: boolean): Criterion[] {
  return rows.criterion
    .filter((row) => row.study_id === studyId && (row.minimal || !minimal))
    .map(({ id, details }) => {
      // What the row was made of.
      const stored = JSON.parse(details) as StoredCriterion;
      return {
        ...inLanguage<Criterion>(stored as never, 'en'),
        id,
        isCtScan: ctScanQuestions.includes(stored.questionId),
      };
    });
}

/** The studies with the questions that a screener asks of them, by their ids. */
export const catalogue = new Map(
  demoStudies.map((one) => {
    const study = readStudy(one);
    return [one.id, { study, criteria: readCriteria(one.id, study.secondaryScreening?.minimal === true) }] as const;
  }),
);

/** How near a visitor lives to the sites of a study: at one that takes bookings, at another one, or far from all. */
export type Lives = 'at a booking site' | 'near' | 'far';
type Home = { postalCode: string; hasSite: boolean; takesBookings: boolean };

/** The postal code that the visitor types, and whether a site of the study serves it. */
export function homeOf(lives: Lives, country: CountryCode, study: Study | undefined): Home {
  const elsewhere = {
    postalCode: placeIn(country === 'US' ? undefined : country).clinic.kept,
    hasSite: false,
    takesBookings: false,
  };
  const here = demoStudies
    .filter(({ id }) => id === study?.id)
    .flatMap(({ places }) => places.filter((name) => demoPlaces[name].country === country));
  if (!study || here.length === 0) return elsewhere;
  if (lives === 'far') {
    const isServed = study.siteTargetAreaType === 'Country' || country !== 'US';
    return { ...elsewhere, hasSite: isServed, ...(country === 'US' && { postalCode: honolulu }) };
  }
  const takesBookings = (name: DemoPlaceName) => study.id === 1 && bookingPlaces.includes(name);
  const name = here.find((one) => takesBookings(one) === (lives === 'at a booking site')) ?? here[0] ?? 'chicago';
  return { postalCode: demoPlaces[name].postalCode, hasSite: true, takesBookings: takesBookings(name) };
}
