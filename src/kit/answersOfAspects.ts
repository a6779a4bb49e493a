import type { Answers } from '#src/domain/facts.ts';
import type { AspectName } from './aspects.ts';

/** The answers by which the texts of any page may differ: who answers for whom, what they are called, and where they live. */
export const answersOfWording: readonly (keyof Answers)[] = ['participant', 'caregiver', 'firstName', 'country'];

/** Aspects of which the class of those who have not answered has nobody in it who has, whatever they answered. */
export const toldByAnyAnswer: readonly AspectName[] = ['age', 'gender', 'participant'];

type AnswerNames = readonly (keyof Answers)[];

/** Of an aspect that does not depend on what a visitor is asked, or is known from the start, as the country is. */
const ofNoAnswer: readonly AnswerNames[] = [];

/** The answers that an aspect is known by: one of each list. */
export const answersOfAspects: Readonly<Record<AspectName, readonly AnswerNames[]>> = {
  age: [['age', 'birthDate']],
  alreadyMatched: [['phone']],
  booking: ofNoAnswer,
  campaign: ofNoAnswer,
  caregiver: ofNoAnswer,
  chosen: [['indicationIds']],
  country: ofNoAnswer,
  criteria: [['responses']],
  ctScan: [['responses']],
  gender: [['gender']],
  genderRequired: ofNoAnswer,
  healthData: [['consents']],
  indication: ofNoAnswer,
  knownLead: ofNoAnswer,
  medicalRecords: ofNoAnswer,
  minimal: ofNoAnswer,
  narrowScreen: ofNoAnswer,
  participant: [['participant']],
  partnerConsent: [['partnerConsent']],
  questionCount: ofNoAnswer,
  riskAssessment: ofNoAnswer,
  simulation: ofNoAnswer,
  site: [['postalCode']],
  siteBookings: [['postalCode']],
  skipsDiagnosis: ofNoAnswer,
  study: ofNoAnswer,
  studyCountries: ofNoAnswer,
  suits: [['age', 'birthDate'], ['gender'], ['heightCm'], ['weightKg']],
};

/** Whether one of these answers tells the aspect, or a part of it. */
export const isToldBy = (name: AspectName, answers: readonly (keyof Answers)[]): boolean =>
  answersOfAspects[name].flat().some((answer) => answers.includes(answer));
