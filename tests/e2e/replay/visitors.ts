import type { Language } from '#tests/e2e/support/texts.ts';
import type { DemoVisitor } from './demoVisitor.ts';

/** Why a study does not take a visitor; a simulation takes nobody, and stores that they qualify. */
type Reason = 'answers' | 'age' | 'gender' | 'site' | 'simulation';
type Verdict = { qualifies: true } | { qualifies: false; because: Reason };

/** What the page of the outcome says. */
export type Reads =
  'congratulations' | 'childQualified' | 'participantQualified' | 'special' | 'noMatch' | 'childNoMatch' | 'noSite';

/** A visitor of a screener whom no condition of it tells from others: who they are, and what becomes of them. */
export type Visitor = Verdict & {
  who: string;
  flow: string;
  language: Language;
  /** What differs from the usual visitor. */
  is: Partial<DemoVisitor>;
  /** In whose name they answer, where that is not their own. */
  answersFor?: 'child' | 'adult';
  /** Nothing where the flow shows no outcome. */
  reads?: Reads;
  /** The steps that they meet. */
  path: readonly string[];
};

const toIndications = ['home', 'indications', 'thanks'];
const toResult = ['home', 'result', 'thanks'];
const pages = ['home', 'home-you', 'home-health', 'home-contact', 'home-background', 'indications', 'thanks'];

/** Each reason for and against, each relation, and each country that the witnesses do not come from. */
export const visitors: readonly Visitor[] = [
  {
    who: 'gives an answer that the study does not take',
    flow: 'ws22',
    language: 'es',
    is: { studyId: 1, answersSuit: false },
    qualifies: false,
    because: 'answers',
    reads: 'noMatch',
    path: pages,
  },
  {
    who: 'is too old for the study',
    flow: 'ws10',
    language: 'en',
    is: { studyId: 1, age: 95 },
    qualifies: false,
    because: 'age',
    reads: 'noMatch',
    path: toIndications,
  },
  {
    who: 'is too old for the study where the answers alone decide what is said',
    flow: 'ws11',
    language: 'en',
    is: { studyId: 1, age: 95 },
    qualifies: false,
    because: 'age',
    reads: 'congratulations',
    path: toIndications,
  },
  {
    who: 'is a man and comes to a study for women',
    flow: 'ws18',
    language: 'es',
    is: { studyId: 2, gender: 'male' },
    qualifies: false,
    because: 'gender',
    reads: 'noMatch',
    path: toIndications,
  },
  {
    who: 'is a woman and comes to a study for women',
    flow: 'ws10',
    language: 'en',
    is: { studyId: 2, gender: 'female' },
    qualifies: true,
    reads: 'congratulations',
    path: toIndications,
  },
  {
    who: 'has no site nearby',
    flow: 'ws15',
    language: 'es',
    is: { studyId: 5 },
    qualifies: false,
    because: 'site',
    reads: 'noSite',
    path: toIndications,
  },
  {
    who: 'answers the questions and has no site nearby',
    flow: 'ws22',
    language: 'es',
    is: { studyId: 5, isOnPhone: true },
    qualifies: false,
    because: 'site',
    reads: 'noSite',
    path: pages,
  },
  {
    who: 'tries the practice screener',
    flow: 'ws16',
    language: 'es',
    is: { studyId: 3, isOnPhone: true },
    qualifies: false,
    because: 'simulation',
    reads: 'noMatch',
    path: toResult,
  },
  {
    who: 'comes to a special study',
    flow: 'ws19',
    language: 'es',
    is: { studyId: 4, age: 50 },
    qualifies: true,
    reads: 'special',
    path: toResult,
  },
  {
    who: 'is a parent and comes to a study for children',
    flow: 'ws22',
    language: 'es',
    is: { studyId: 7, age: 8 },
    answersFor: 'child',
    qualifies: true,
    reads: 'childQualified',
    path: pages,
  },
  {
    who: 'comes with a link for parents to a study for adults',
    flow: 'ws21',
    language: 'en',
    is: { studyId: 1, age: 8, comesAsParent: true, isOnPhone: true },
    answersFor: 'child',
    qualifies: false,
    because: 'age',
    reads: 'childNoMatch',
    path: toIndications,
  },
  {
    who: 'cares for an adult',
    flow: 'ws17',
    language: 'es',
    is: { studyId: 6, age: 78, participant: 'someone_else', isOnPhone: true },
    answersFor: 'adult',
    qualifies: true,
    reads: 'participantQualified',
    path: toResult,
  },
  {
    who: 'calls an agent about a child',
    flow: 'ps2',
    language: 'en',
    is: { studyId: 7, age: 8 },
    answersFor: 'child',
    qualifies: true,
    path: ['home', 'thanks'],
  },
  {
    who: 'calls an agent about an adult in their care',
    flow: 'ps2',
    language: 'es',
    is: { studyId: 6, age: 78, participant: 'someone_else' },
    answersFor: 'adult',
    qualifies: true,
    path: ['home', 'thanks'],
  },
  ...(
    [
      ['CA', 'ws10', 'en', toIndications],
      ['IE', 'ws11', 'es', toIndications],
      ['NZ', 'ws16', 'es', toResult],
      ['ZA', 'ws17', 'en', toResult],
      ['GB', 'ws20', 'en', toIndications],
    ] as const
  ).map(([country, flow, language, path]): Visitor => ({
    who: `lives in ${country}`,
    flow,
    language,
    is: { studyId: 1, country },
    qualifies: true,
    reads: 'congratulations',
    path,
  })),
];
