import type { Region } from '#tests/e2e/journeys/countries.ts';
import { lucia, rosa, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { Flow } from '#tests/e2e/support/flows.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import { storedIn, typedIn } from './abroad.ts';
import { answered, cholesterol, diabetes, eczema, gout, memory, migraine, practice, smoking } from './answers.ts';

type Row = Readonly<Record<string, unknown>>;

/** Why the study does not take a visitor; a simulation takes nobody, and stores that they qualify. */
type Reason = 'answers' | 'age' | 'weight' | 'gender' | 'site' | 'takesPart' | 'simulation';
type Verdict = { qualifies: true } | { qualifies: false; because: Reason };

/** A visitor of a screener: who they are, what becomes of them, and what differs from others in what they type and in what is stored. */
export type Visitor = Verdict & {
  firstName: string;
  studyId: number;
  typed?: (language: Language) => Partial<ScreenerVisitor>;
  /** Columns of the lead. */
  kept?: (language: Language) => Row;
  /** In whose name they answer, where that is not their own: theirs to read are the pages about somebody else. */
  answersFor?: 'child' | 'adult';
  /** Their study has a banner of its own. */
  isSpecial?: true;
  /** Says yes where the screener asks for health data. */
  agreesOnHealthData?: true;
  /** Names one more condition on the page of the outcome. */
  namesCondition?: true;
  /** Goes on to the study search in place of the thanks, unless congratulated. */
  searches?: true;
  /** Goes on to the health questions after the thanks, where they are asked. */
  answersMore?: true;
  /** Ticks the box for text messages in Spanish too; everybody does in English. */
  ticksTextsInSpanish?: true;
  /** What becomes of the appointment, where one is offered. */
  appointment?: 'noneFree' | 'refused';
  /** The start of the time that they book; without it none suits them. */
  books?: string;
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

const fromAbroad = (
  region: Region,
  firstName: string,
  more: Pick<Visitor, 'books' | 'namesCondition'> = {},
): Visitor => ({
  qualifies: true,
  ...more,
  firstName,
  studyId: 1,
  region,
  typed: (language) => typedIn(region, language),
  kept: (language) => ({ ...storedIn(region), responses: answered(language) }),
});

/** A visitor of the asthma study whose answers suit it. */
const asthmatic = <V extends Verdict>(
  firstName: string,
  verdict: V,
  typed: Partial<ScreenerVisitor> = {},
  kept: Row = {},
) => ({
  ...verdict,
  firstName,
  studyId: 1,
  typed: () => typed,
  kept: (language: Language): Row => ({ responses: answered(language), ...kept }),
});

const qualifies = { qualifies: true } as const;
const fails = <R extends Reason>(because: R) => ({ qualifies: false, because }) as const;

/** Everybody who comes to every screener. */
export const visitors = {
  qualifies: {
    ...asthmatic('Rosa', qualifies),
    agreesOnHealthData: true,
    namesCondition: true,
    answersMore: true,
    ticksTextsInSpanish: true,
    books: '9:00',
  },
  'is disqualified by an answer': {
    ...fails('answers'),
    firstName: 'Ana',
    studyId: 1,
    namesCondition: true,
    typed: (language) => ({ answers: smoking[language] }),
    kept: (language) => ({
      responses: { ...answered(language), ...(language === 'en' ? { 1004: [10041] } : { 1003: [10032, 10033] }) },
    }),
  },
  'is too old': {
    ...asthmatic('Olga', fails('age'), { birthDate: '01/02/1931' }, { date_of_birth: '1931-01-02' }),
    searches: true,
  },
  'weighs too much for the height': asthmatic(
    'Berta',
    fails('weight'),
    { weight: { pounds: '400' } },
    { weight_kg: 181.44 },
  ),
  'is a man, or not binary, and comes to a study for women': {
    ...fails('gender'),
    firstName: 'Marco',
    studyId: 2,
    typed: (language) => ({ answers: migraine[language] }),
    kept: () => ({ responses: { 2001: [20012], 2002: [20021] } }),
  },
  'has no site nearby': {
    ...fails('site'),
    firstName: 'Nora',
    studyId: 5,
    searches: true,
    typed: () => ({ answers: {} }),
    kept: () => ({ responses: {}, site_id: null, study_site_id: null }),
    only: ['ws10', 'ws11', 'ws15', 'ws16', 'ws17', 'ws18', 'ws19', 'ws20', 'ws21'],
  },
  // Where the postal code comes after the questions, they are asked before anybody knows.
  'answers the questions, and has no site nearby': {
    ...fails('site'),
    firstName: 'Nadia',
    studyId: 5,
    searches: true,
    typed: (language) => ({ answers: gout[language] }),
    kept: () => ({ responses: { 5001: [50011], 5002: [50022] }, site_id: null, study_site_id: null }),
    only: ['ws22', 'ws23'],
  },
  'takes part already': asthmatic('Mara', fails('takesPart'), { phone: '2125550199' }, { phone: '+12125550199' }),
  'answers for a child': {
    ...qualifies,
    firstName: 'Leo',
    answersFor: 'child',
    agreesOnHealthData: true,
    namesCondition: true,
    books: '9:30',
    studyId: 7,
    typed: (language) => ({ ...child, zip: '10016', answers: eczema[language] }),
    kept: () => ({ ...childKept, postal_code: '10016', responses: { 7001: [70011], 7002: [70021, 70023] } }),
  },
  'comes with a link for parents to a study for adults': {
    ...asthmatic('Mia', fails('age'), child, childKept),
    answersFor: 'child',
    namesCondition: true,
    query: '&cg=1',
  },
  'cares for an adult': {
    ...qualifies,
    firstName: 'Elena',
    answersFor: 'adult',
    agreesOnHealthData: true,
    namesCondition: true,
    books: '10:00',
    studyId: 6,
    typed: (language) => ({
      caregiver: { name: 'Carla Cares Diaz', birthDate: '03/04/1980' },
      birthDate: '05/06/1948',
      answers: memory[language],
    }),
    kept: () => ({ date_of_birth: '1948-05-06', responses: { 6001: [60012], 6002: [60021] } }),
  },
  'lives in Australia': fromAbroad('AU', 'Ava', { books: '10:00' }),
  'lives in Canada': fromAbroad('CA', 'Cora'),
  'lives in Ireland': fromAbroad('IE', 'Iris', { namesCondition: true }),
  'lives in New Zealand': fromAbroad('NZ', 'Zoe'),
  'lives in South Africa': fromAbroad('ZA', 'Thea'),
  'lives in the United Kingdom': fromAbroad('GB', 'Gemma', { books: '10:00' }),
  'comes to a special study': {
    ...qualifies,
    firstName: 'Stella',
    isSpecial: true,
    studyId: 4,
    typed: (language) => ({ answers: cholesterol[language] }),
    kept: () => ({ responses: { 4001: [40011], 4002: [40021] } }),
    only: ['ws10', 'ws16', 'ws18', 'ws19'],
  },
  'tries the practice screener': {
    ...fails('simulation'),
    firstName: 'Petra',
    studyId: 3,
    only: ['ws10', 'ws16', 'ws18'],
    typed: (language) => ({ answers: practice[language] }),
    kept: () => ({ responses: { 3001: [30011], 3002: [30022] } }),
  },
  'answers the few questions of a minimal screener': {
    ...qualifies,
    firstName: 'Mina',
    namesCondition: true,
    books: '10:30',
    studyId: 9,
    only: ['ws21'],
    typed: (language) => ({ isAsked: true, answers: diabetes[language] }),
    kept: () => ({ responses: { 9001: [90011] } }),
  },
  'finds no appointment free': { ...asthmatic('Fulvia', qualifies), appointment: 'noneFree', only: ['ws18', 'ws21'] },
  'is refused the appointment': {
    ...asthmatic('Fay', qualifies),
    appointment: 'refused',
    books: '1:00',
    only: ['ws18', 'ws21'],
  },
} satisfies Readonly<Record<string, Visitor>>;

export type Who = keyof typeof visitors;

/** What they type who qualify. */
export const baseOf: Record<Language, ScreenerVisitor> = { en: rosa, es: { ...lucia, name: 'Lucía Peña' } };
