import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countryServerFacts } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/generated/answers.ts';

type Town = readonly [name: string, state: string, postalCode: string, latitude: number, longitude: number];

/** Towns where the sites of a generated register are, by country, which need not be every one. */
const towns = {
  US: [
    ['Chicago', 'Illinois', '60611', 41.897, -87.622],
    ['Houston', 'Texas', '77030', 29.706, -95.402],
    ['Miami', 'Florida', '33136', 25.787, -80.204],
    ['Denver', 'Colorado', '80218', 39.733, -104.97],
    ['Boston', 'Massachusetts', '02114', 42.361, -71.069],
    ['Los Angeles', 'California', '90033', 34.05, -118.21],
  ],
  AU: [['Melbourne', 'Victoria', '3050', -37.799, 144.956]],
  CA: [
    ['Toronto', 'Ontario', 'M5G 2C4', 43.657, -79.389],
    ['Vancouver', 'British Columbia', 'V5Z 1M9', 49.261, -123.123],
  ],
  IE: [['Dublin', '', 'D08 NHY1', 53.338, -6.297]],
  NZ: [['Auckland', '', '1023', -36.861, 174.77]],
  ZA: [['Cape Town', 'Western Cape', '7925', -33.942, 18.463]],
  GB: [
    ['London', '', 'SE1 7EH', 51.498, -0.119],
    ['Manchester', '', 'M13 9WL', 53.463, -2.227],
  ],
} as const satisfies Readonly<Partial<Record<CountryCode, readonly Town[]>>>;

type WithTowns = keyof typeof towns;
/** Most sites are in the United States. The keys are those of the type. */
const drawn = [...Array.from({ length: 7 }, () => 'US' as const), ...(Object.keys(towns) as WithTowns[])];

const conditions =
  `Asthma|Hypertension|Type 2 Diabetes|Migraine|Gout|Psoriasis|Breast Cancer|Chronic Cough|Eczema|Depression
Obesity|Heart Failure|COPD|Rheumatoid Arthritis|Lupus|Parkinson Disease|Alzheimer Disease|Crohn Disease`.split(/[|\n]/);
const sentence = 'The participant has had the condition for at least six months and takes a stable dose of medicine';

/** Numbers from 0 up to 1, always the same for a seed. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

/** What differs in a later download: studies that closed, have a site more, other ages, or are gone. */
export type Drift = 'none' | 'closed' | 'site' | 'ages' | 'gone';

/** A made-up record as ClinicalTrials.gov gives it, about as long as one of theirs, with about so many sites. */
export function generatedRecord(index: number, sitesEach: number, drift: Drift = 'none'): object {
  const random = randomOf(index + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const name = pick(conditions);
  const count = Math.max(1, Math.round(sitesEach * (0.4 + random() * 1.2))) + (drift === 'site' ? 1 : 0);
  const lines = (words: string, many: number) =>
    Array.from(
      { length: many },
      (_, line) => `* ${sentence} (${words} ${line + 1}, ${Math.floor(random() * 1000)} mg)`,
    );
  const criteria = [
    'Inclusion Criteria:',
    '',
    ...lines('inclusion', 9),
    '',
    'Exclusion Criteria:',
    '',
    ...lines('exclusion', 12),
  ];
  return {
    protocolSection: {
      identificationModule: {
        nctId: `NCT${String(50_000_000 + index)}`,
        briefTitle: `A Generated Study of ${name} in Adults, Number ${index}`,
        organization: { fullName: 'Nobody', class: 'OTHER' },
      },
      statusModule: {
        overallStatus: drift === 'closed' ? 'COMPLETED' : 'RECRUITING',
        lastUpdatePostDateStruct: { date: '2026-10-01', type: 'ACTUAL' },
      },
      descriptionModule: { briefSummary: `${sentence}. `.repeat(6), detailedDescription: `${sentence}. `.repeat(12) },
      conditionsModule: { conditions: [name, pick(conditions)] },
      eligibilityModule: {
        eligibilityCriteria: criteria.join('\n'),
        healthyVolunteers: random() < 0.1,
        sex: pick(['ALL', 'ALL', 'ALL', 'FEMALE', 'MALE']),
        minimumAge: drift === 'ages' ? '21 Years' : '18 Years',
        maximumAge: '75 Years',
      },
      contactsLocationsModule: { locations: Array.from({ length: count }, (_, site) => locationOf(site, pick)) },
    },
    hasResults: false,
  };
}

function locationOf(site: number, pick: <T>(list: readonly T[]) => T): object {
  const country = pick(drawn);
  const [city, state, zip, lat, lon] = pick<Town>(towns[country]);
  return {
    facility: `Generated Clinic ${site + 1} of ${city}`,
    status: 'RECRUITING',
    city,
    state,
    zip,
    country: countryServerFacts[country].registerName,
    contacts: [{ name: 'Nobody', role: 'CONTACT', phone: '555-0100', email: 'nobody@example.org' }],
    geoPoint: { lat: lat + site / 1000, lon: lon + site / 1000 },
  };
}

/** Writes a register of so many studies, one after the other. `driftOf` says what has become of each since the first one. */
export async function writeRegister(
  file: string,
  {
    studies,
    sitesEach,
    driftOf = () => 'none',
  }: { studies: number; sitesEach: number; driftOf?: (index: number) => Drift },
): Promise<void> {
  function* parts(): Generator<string> {
    let separator = '{"studies":[';
    for (let index = 0; index < studies; index += 1) {
      const drift = driftOf(index);
      if (drift === 'gone') continue;
      yield `${separator}\n${JSON.stringify(generatedRecord(index, sitesEach, drift))}`;
      separator = ',';
    }
    yield `${studies === 0 ? separator : ''}],"nextPageToken":null}\n`;
  }
  await pipeline(Readable.from(parts()), createWriteStream(file));
}
