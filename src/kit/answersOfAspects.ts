import type { Answers } from '#src/domain/facts.ts';
import type { AspectName } from './aspects.ts';

/** The answers by which the texts of any page may differ: who answers for whom, what they are called, and where they live. */
export const answersOfWording: readonly (keyof Answers)[] = ['participant', 'caregiver', 'firstName', 'country'];

/** Aspects of which the class of those who have not answered has nobody in it who has, whatever they answered. */
export const toldByAnyAnswer: readonly AspectName[] = ['age', 'gender', 'participant'];

/**
 * The answers that an aspect is known by: one of each list. An aspect that is not here does not depend on what a visitor is
 * asked, or is known from the start, as the country is.
 */
export const answersOfAspects: Readonly<Partial<Record<AspectName, readonly (readonly (keyof Answers)[])[]>>> = {
  age: [['age', 'birthDate']],
  alreadyMatched: [['phone']],
  chosen: [['indicationIds']],
  criteria: [['responses']],
  ctScan: [['responses']],
  gender: [['gender']],
  healthData: [['consents']],
  participant: [['participant']],
  partnerConsent: [['partnerConsent']],
  site: [['postalCode']],
  siteBookings: [['postalCode']],
  suits: [['age', 'birthDate'], ['gender'], ['heightCm'], ['weightKg']],
};
