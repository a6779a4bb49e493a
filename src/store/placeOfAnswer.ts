import type { Answers } from '#src/domain/facts.ts';

/** Local storage outlives the tab and is for who the visitor is; health answers stay in the tab's session storage. */
export type Place = 'local' | 'session';

/** Where each answer is kept. A new answer does not compile until it is placed. */
export const placeOfAnswer: Record<keyof Answers, Place> = {
  firstName: 'local',
  lastName: 'local',
  gender: 'local',
  age: 'local',
  birthDate: 'local',
  email: 'local',
  phone: 'local',
  phoneCountry: 'local',
  postalCode: 'local',
  country: 'local',
  caregiver: 'local',
  phoneValid: 'session',
  postalCodeValid: 'session',
  postalCodeCountry: 'session',
  participant: 'session',
  heightCm: 'session',
  weightKg: 'session',
  ethnicities: 'session',
  diagnosed: 'session',
  indicationIds: 'session',
  responses: 'session',
  ctScanAppointmentDate: 'session',
  consents: 'session',
  riskAssessment: 'session',
  oncologyResponse: 'session',
  obGyn: 'session',
  additional: 'session',
};

/** The answers that are kept in one place. */
export function answersIn(place: Place, answers: Answers): Answers {
  return Object.fromEntries(
    // The names of an `Answers` object are keys of `Answers`.
    Object.entries(answers).filter(([name]) => placeOfAnswer[name as keyof Answers] === place),
  );
}
