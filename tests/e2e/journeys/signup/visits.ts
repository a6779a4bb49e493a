import { caregiver, myself } from './participantChoice.ts';
import { child, friend, parent, spouse } from './caregivers.ts';
import { byBirthDate, shortest, whole } from './core.ts';
import { contactSearch } from './contactSearch.ts';
import { demoCancer, demoQualified, demoThanked } from './demo.ts';
import { midpath } from './midpath.ts';
import { flare, imageCapture, special } from './short.ts';
import { unlinked } from './update.ts';
import type { VisitOf } from './visit.ts';

/** One visitor of every kind on every sign-up. */
export const visits: Readonly<Record<string, VisitOf>> = {
  'a visitor of the core sign-up': whole,
  'a parent': parent,
  'the caregiver of an adult': caregiver,
  'a visitor of the sign-up by date of birth': byBirthDate,
  'a visitor of the sign-up for one condition': flare,
  'a visitor of the sign-up for a special study': special,
  'a visitor who may send pictures': imageCapture,
  'a visitor who joins in the middle': midpath,
  'a visitor whose link is not good any more': unlinked,
  'a visitor who searches once we know how to reach them': contactSearch,
  'a visitor of the demonstration who qualifies': demoQualified,
  'a visitor of the demonstration who does not qualify': demoThanked,
  'a visitor of the demonstration who came about a cancer': demoCancer,
};

/** Others of the core sign-up. */
export const furtherVisits: Readonly<Record<string, VisitOf>> = {
  'a visitor in a hurry': shortest,
  'a visitor who answers for themselves where others answer for an adult': myself,
  'the child of a participant': child,
  'the spouse of a participant': spouse,
  'the friend of a participant': friend,
};
