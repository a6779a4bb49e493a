import type { Region } from '#tests/e2e/journeys/countries.ts';
import { lucia, rosa, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { Flow } from '#tests/e2e/support/flows.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import { storedIn, typedIn } from './abroad.ts';
import { answered, cholesterol, diabetes, eczema, memory, migraine, practice, smoking } from './answers.ts';

type Row = Readonly<Record<string, unknown>>;

/** A visitor of a screener, by what differs from those who qualify: what they type and what is stored. */
export type Visitor = {
  firstName: string;
  studyId: number;
  typed?: (language: Language) => Partial<ScreenerVisitor>;
  /** Columns of the lead. */
  kept?: (language: Language) => Row;
  /** Why the visitor does not qualify. */
  fails?: 'criteria' | 'body' | 'site' | 'matched' | 'simulation';
  region?: Region;
  /** Query of the address. */
  query?: string;
  /** The screeners that they come to, where that is not every one. */
  only?: readonly Flow[];
};

/** A child of eight years, of whom the visitor is a parent. */
const child = {
  caregiver: { name: 'Carla Cares Diaz' },
  birthDate: '05/06/2018',
  height: { feet: '4', inches: '1' },
  weight: { pounds: '60' },
};
const childKept = { date_of_birth: '2018-05-06', height_cm: 124.46, weight_kg: 27.22 };

const fromAbroad = (region: Region, firstName: string): Visitor => ({
  firstName,
  studyId: 1,
  region,
  typed: (language) => typedIn(region, language),
  kept: (language) => ({ ...storedIn(region), responses: answered(language) }),
});

const asthmatic = (firstName: string, fails?: Visitor['fails'], typed: Partial<ScreenerVisitor> = {}, kept: Row = {}) =>
  ({
    firstName,
    studyId: 1,
    ...(fails && { fails }),
    typed: () => typed,
    kept: (language) => ({ responses: answered(language), ...kept }),
  }) satisfies Visitor;

/** Everybody who comes to every screener. */
export const visitors = {
  qualifies: asthmatic('Rosa'),
  'is disqualified by an answer': {
    firstName: 'Ana',
    studyId: 1,
    fails: 'criteria',
    typed: (language) => ({ answers: smoking[language] }),
    kept: (language) => ({
      responses: { ...answered(language), ...(language === 'en' ? { 1004: [10041] } : { 1003: [10032, 10033] }) },
    }),
  },
  'is too old': asthmatic('Olga', 'body', { birthDate: '01/02/1931' }, { date_of_birth: '1931-01-02' }),
  'weighs too much for the height': asthmatic('Berta', 'body', { weight: { pounds: '400' } }, { weight_kg: 181.44 }),
  'is a man, or not binary, and comes to a study for women': {
    firstName: 'Marco',
    studyId: 2,
    fails: 'body',
    typed: (language) => ({ answers: migraine[language] }),
    kept: () => ({ responses: { 2001: [20012], 2002: [20021] } }),
  },
  'has no site nearby': {
    firstName: 'Nora',
    studyId: 5,
    fails: 'site',
    typed: () => ({ answers: {} }),
    kept: () => ({ responses: {}, site_id: null, study_site_id: null }),
  },
  'takes part already': asthmatic('Mara', 'matched', { phone: '2125550199' }, { phone: '+12125550199' }),
  'answers for a child': {
    firstName: 'Leo',
    studyId: 7,
    typed: (language) => ({ ...child, zip: '10016', answers: eczema[language] }),
    kept: () => ({ ...childKept, postal_code: '10016', responses: { 7001: [70011], 7002: [70021, 70023] } }),
  },
  'comes with a link for parents to a study for adults': {
    ...asthmatic('Mia', 'body', child, childKept),
    query: '&cg=1',
  },
  'cares for an adult': {
    firstName: 'Elena',
    studyId: 6,
    typed: (language) => ({
      caregiver: { name: 'Carla Cares Diaz', birthDate: '03/04/1980' },
      birthDate: '05/06/1948',
      answers: memory[language],
    }),
    kept: () => ({ date_of_birth: '1948-05-06', responses: { 6001: [60012], 6002: [60021] } }),
  },
  'lives in Australia': fromAbroad('AU', 'Ava'),
  'lives in Canada': fromAbroad('CA', 'Cora'),
  'lives in Ireland': fromAbroad('IE', 'Iris'),
  'lives in New Zealand': fromAbroad('NZ', 'Zoe'),
  'lives in South Africa': fromAbroad('ZA', 'Thea'),
  'lives in the United Kingdom': fromAbroad('GB', 'Gemma'),
  'comes to a special study': {
    firstName: 'Stella',
    studyId: 4,
    typed: (language) => ({ answers: cholesterol[language] }),
    kept: () => ({ responses: { 4001: [40011], 4002: [40021] } }),
    only: ['ws10', 'ws16', 'ws18', 'ws19'],
  },
  'tries the practice screener': {
    firstName: 'Petra',
    studyId: 3,
    fails: 'simulation',
    only: ['ws10', 'ws16', 'ws18'],
    typed: (language) => ({ answers: practice[language] }),
    kept: () => ({ responses: { 3001: [30011], 3002: [30022] } }),
  },
  'answers the few questions of a minimal screener': {
    firstName: 'Mina',
    studyId: 9,
    only: ['ws21'],
    typed: (language) => ({ isAsked: true, answers: diabetes[language] }),
    kept: () => ({ responses: { 9001: [90011] } }),
  },
  'finds no appointment free': { ...asthmatic('Fulvia'), only: ['ws18', 'ws21'] },
  'is refused the appointment': { ...asthmatic('Fay'), only: ['ws18', 'ws21'] },
} satisfies Readonly<Record<string, Visitor>>;

export type Who = keyof typeof visitors;

/** What they type who qualify. */
export const baseOf: Record<Language, ScreenerVisitor> = { en: rosa, es: { ...lucia, name: 'Lucía Peña' } };
