import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Every message that the product promises, by the situation that it is for, and the test that brings it about: a
// message that is worded otherwise there, or a test that is removed, fails here.

const fields = 'tests/messages/fieldMessages.ts';
const outcomes = 'tests/messages/outcomeMessages.ts';
const results = 'widgets/StudyResults/StudyResults.test.tsx';
const check = 'widgets/PartnerCheck/PartnerCheck.test.tsx';

const shown = [
  [fields, 'This field is required'],
  ['tests/e2e/specs/errors.test.ts', 'Please complete the required fields.'],
  ['tests/e2e/specs/errors.test.ts', 'Please complete fields'],
  [fields, 'Please enter a valid age'],
  [fields, 'Please enter a valid postal code'],
  [fields, 'Please enter a valid phone number'],
  [fields, 'Please enter a valid full name'],
  [fields, 'Please enter a valid birth date'],
  [fields, 'Please enter a valid date'],
  [fields, 'Please enter a date in the future'],
  [fields, 'Please enter a date in the present or past'],
  [fields, 'Please enter a valid number of centimeters'],
  [fields, 'Please enter a valid number of feet'],
  [fields, 'Please enter a valid number of inches'],
  [fields, 'Please enter a valid weight'],
  [fields, 'Please select at least one option'],
  [fields, 'Please select one option'],
  [fields, 'This question must be answered'],
  [outcomes, 'No conditions matched your search.'],
  [
    outcomes,
    'We are sorry, an error occurred during booking creation. Please try again later or try to select a different booking day',
  ],
  [outcomes, 'We are really sorry but there are no available slots for the next 7 days.'],
  [outcomes, "Sorry, you didn't qualify for this study"],
  [outcomes, 'Sorry, there is no study site near you available right now'],
  [results, 'No asthma studies found for postal code 60601'],
  [
    results,
    "Sorry, no studies are currently recruiting in your area. We'll keep your information on file and reach out when new studies become available.",
  ],
  ['widgets/SearchArea/SearchArea.test.tsx', 'Invalid postal code'],
  [check, 'Please fill out all qualification questions.'],
  [check, 'No study site was found for the given postal code.'],
  [check, 'Candidate does not meet BMI qualification for the study. Please check height and weight.'],
  [check, 'Please fill out all required fields for candidate.'],
  [check, 'An error occurred while checking candidate qualification.'],
  ['tests/e2e/failures/failureJourney.ts', 'Something went wrong. Please try again.'],
  ['tests/e2e/failures/failureJourney.ts', 'We could not send your answers yet. They are kept in this browser.'],
] as const;

/** What only operators read. */
const logged = [
  [check, 'Required candidate fields missing'],
  ['src/effects/partners.test.ts', 'Getting Site Scheduling Status error'],
  ['src/effects/reports.test.ts', 'Error retrieving nearby sites'],
  ['src/effects/reports.test.ts', 'Trying to save an invalid lead'],
  ['src/effects/leadOfCaregiver.test.ts', 'Invalid lead no country'],
  ['src/effects/leadOfCaregiver.test.ts', 'Caregiver must have a source id'],
  ['widgets/Booking/Booking.test.tsx', 'studySiteId is required'],
  ['widgets/EsignConsent/EsignConsent.test.tsx', 'lightico_failed'],
  ['src/app/payload/payloadWarnings.test.ts', 'is not a valid response'],
  ['src/app/payload/payloadWarnings.test.ts', 'Study with no associated indications'],
  ['src/app/payload/payloadWarnings.test.ts', 'Criterion with id 7 not found'],
  ['src/app/payload/payloadWarnings.test.ts', 'Unable to find country XX assuming USA'],
  ['src/app/payload/loadPayload.test.ts', 'Minimal screener for this study has no questions'],
  ['src/app/visit/reportUnknownScreener.test.ts', 'warning Invalid prescreen flow'],
  ['src/app/visit/reportVisit.test.ts', 'error Invalid flow in the address'],
  ['src/app/visit/reportVisit.test.ts', 'info Unknown landing page in the address'],
  ['src/app/components/errorName.test.ts', 'ChunkLoadError'],
  ['src/app/components/errorName.test.ts', 'CSS_CHUNK_LOAD_FAILED'],
] as const;

test.each([...shown, ...logged])('%s brings about "%s"', (file, message) => {
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  expect(text).toContain(message);
});
