import { countryCodes, countryServerFacts } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { storable } from './storable.ts';

export type RegisteredSite = {
  facility: string;
  city: string;
  country: CountryCode;
  state: string;
  zip: string;
  lat: number;
  lon: number;
};

/** A study of a register, in our terms. */
export type Registered = {
  nctId: string;
  title: string;
  summary: string;
  updated: string;
  /** Who answers for the study; empty where the record does not say. */
  sponsor: string;
  minAge?: number;
  maxAge?: number;
  gender: 'any' | 'male' | 'female';
  healthyVolunteers: boolean;
  conditions: string[];
  criteria: string;
  sites: RegisteredSite[];
};

/** Signs of a wrong word that are repeated to the operator. */
const MAX_WORD = 30;

/** Why a record cannot be used, in words. `status` is that of a study that does not recruit. */
export class Unusable extends Error {
  readonly status: string | undefined;
  constructor(message: string, status?: string) {
    super(message);
    this.status = status;
  }
}

const countryNamed = (name: string): CountryCode | undefined =>
  countryCodes.find((code) => countryServerFacts[code].registerName === name);

const genders = { ALL: 'any', FEMALE: 'female', MALE: 'male' } as const;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** What lies at the path, of whatever type. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (isFields(part) ? part[key] : undefined), value);
const textAt = (value: unknown, path: string): string => {
  const found = at(value, path);
  return typeof found === 'string' ? storable(found) : '';
};
const listAt = (value: unknown, path: string): unknown[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
};

/** Where each fact is: in a download of ClinicalTrials.gov (version 2), and in a flat list made of one. */
const nested = {
  nctId: 'identificationModule.nctId',
  title: 'identificationModule.briefTitle',
  summary: 'descriptionModule.briefSummary',
  status: 'statusModule.overallStatus',
  updated: 'statusModule.lastUpdatePostDateStruct.date',
  sponsor: 'sponsorCollaboratorsModule.leadSponsor.name',
  minAge: 'eligibilityModule.minimumAge',
  maxAge: 'eligibilityModule.maximumAge',
  sex: 'eligibilityModule.sex',
  healthy: 'eligibilityModule.healthyVolunteers',
  criteria: 'eligibilityModule.eligibilityCriteria',
  conditions: 'conditionsModule.conditions',
  sites: 'contactsLocationsModule.locations',
};
const flat: typeof nested = {
  nctId: 'nctId',
  title: 'briefTitle',
  summary: 'briefSummary',
  status: 'overallStatus',
  updated: 'lastUpdatePosted',
  sponsor: 'leadSponsor',
  minAge: 'minAge',
  maxAge: 'maxAge',
  sex: 'sex',
  healthy: 'healthyVolunteers',
  criteria: 'eligibilityCriteria',
  conditions: 'conditions',
  sites: 'locations',
};

/** The number by which the register knows the study of a record; undefined where it has none. */
export function numberOf(record: unknown): string | undefined {
  const number = textAt(record, `protocolSection.${nested.nctId}`) || textAt(record, flat.nctId);
  return /^NCT\d{8}$/.test(number) ? number : undefined;
}

/** Reads a record of either form. Throws `Unusable` for one that no visitor could join. */
export function readRecord(record: unknown): Registered {
  const section = at(record, 'protocolSection');
  const [source, paths] = section === undefined ? [record, flat] : [section, nested];
  const [nctId, title, status] = [
    textAt(source, paths.nctId),
    textAt(source, paths.title),
    textAt(source, paths.status),
  ];
  if (!/^NCT\d{8}$/.test(nctId)) throw new Unusable('it has no NCT number');
  if (title === '') throw new Unusable('it has no title');
  if (status !== 'RECRUITING')
    throw new Unusable(
      `its status is ${status.slice(0, MAX_WORD) || 'missing'}, not RECRUITING`,
      status.slice(0, MAX_WORD),
    );
  const study: Registered = {
    nctId,
    title,
    summary: textAt(source, paths.summary),
    updated: textAt(source, paths.updated),
    sponsor: textAt(source, paths.sponsor),
    ...ages(textAt(source, paths.minAge), textAt(source, paths.maxAge)),
    gender: genderOf(textAt(source, paths.sex)),
    healthyVolunteers: at(source, paths.healthy) === true,
    conditions: listAt(source, paths.conditions).flatMap((one) => (typeof one === 'string' ? storable(one) : [])),
    criteria: textAt(source, paths.criteria),
    sites: listAt(source, paths.sites).flatMap(siteOf),
  };
  if (study.sites.length === 0) throw new Unusable('it has no site with coordinates in a supported country');
  return study;
}

function genderOf(sex: string): Registered['gender'] {
  if (sex === 'ALL' || sex === 'FEMALE' || sex === 'MALE') return genders[sex];
  throw new Unusable(`its sex is ${sex.slice(0, MAX_WORD) || 'missing'}, not ALL, FEMALE or MALE`);
}

function ages(minimum: string, maximum: string): Pick<Registered, 'minAge' | 'maxAge'> {
  const [minAge, maxAge] = [yearsOf(minimum), yearsOf(maximum)];
  if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
    throw new Unusable(`its ages run from ${minimum} to ${maximum}`);
  return { ...(minAge !== undefined && { minAge }), ...(maxAge !== undefined && { maxAge }) };
}

const perYear: Readonly<Record<string, number>> = {
  year: 1,
  month: 12,
  week: 52.1775,
  day: 365.2425,
  hour: 8766,
  minute: 525_960,
};

/** Completed years: visitors give their age in those. No text is no limit. */
export function yearsOf(text: string): number | undefined {
  if (text === '' || text === 'N/A') return undefined;
  const [, count = '', unit = ''] = /^(\d+) (year|month|week|day|hour|minute)s?$/i.exec(text) ?? [];
  const parts = perYear[unit.toLowerCase()];
  if (parts === undefined) throw new Unusable(`its age limit "${text.slice(0, MAX_WORD)}" is not understood`);
  return Math.floor(Number(count) / parts);
}

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most;

function siteOf(location: unknown): RegisteredSite[] {
  const country = countryNamed(textAt(location, 'country'));
  const status = textAt(location, 'status');
  const [lat, lon] = [
    at(location, 'geoPoint.lat') ?? at(location, 'lat'),
    at(location, 'geoPoint.lon') ?? at(location, 'lon'),
  ];
  if (country === undefined || !isWithin(lat, 90) || !isWithin(lon, 180)) return [];
  if (status !== '' && status !== 'RECRUITING') return [];
  const city = textAt(location, 'city');
  const facility = textAt(location, 'facility') || city;
  return [{ facility, city, country, state: textAt(location, 'state'), zip: textAt(location, 'zip'), lat, lon }];
}
