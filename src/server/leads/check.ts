import { isAfterToday, isBirthDate, isIsoDate } from '#src/domain/dates.ts';
import { isEmail } from '#src/domain/email.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { Lead } from '#src/generated/api.ts';
import { invalid } from '#src/server/http/refusal.ts';
import { storedName } from './storedName.ts';
import { latestToday } from '#src/server/visitor/today.ts';

type Contact = { email?: string; postalCode?: string; dateOfBirth?: string; country: CountryCode };

/** Constraints on a lead that the schema cannot express. Throws 400 naming the field. */
export function checkLead(lead: Lead, now: Date): void {
  const today = latestToday(now);
  checkName(lead, '');
  checkContact(lead, '', today);
  const ctScan = lead.additionalFields.ctScanAppointmentDate;
  if (ctScan !== undefined && !isIsoDate(ctScan))
    throw invalid('additionalFields.ctScanAppointmentDate', 'The date of the CT scan does not exist.');
  const questions = new Set(lead.additionalFields.surveyQuestions.map(({ questionId }) => questionId));
  if (questions.size !== lead.additionalFields.surveyQuestions.length)
    throw invalid('additionalFields.surveyQuestions', 'Each survey question is sent once.');
  if (!lead.caregiver) return;
  checkName(lead.caregiver, 'caregiver.');
  checkContact(lead.caregiver, 'caregiver.', today);
  if (lead.caregiver.sourceId.trim() === '') throw invalid('caregiver.sourceId', 'A caregiver must have a source id.');
}

function checkName({ firstName, lastName }: { firstName: string; lastName: string }, within: string): void {
  if (storedName(firstName) === '') throw invalid(`${within}firstName`, 'The first name is empty.');
  if (storedName(lastName) === '') throw invalid(`${within}lastName`, 'The last name is empty.');
}

function checkContact({ email, postalCode, dateOfBirth, country }: Contact, within: string, today: string): void {
  if (postalCode !== undefined && !isPostalCode(postalCode, country))
    throw invalid(`${within}postalCode`, 'The postal code does not have the pattern of the country.');
  if (email !== undefined && email !== '' && !isEmail(email))
    throw invalid(`${within}email`, 'The email address is not valid.');
  if (dateOfBirth !== undefined && (isAfterToday(dateOfBirth, today) || !isBirthDate(dateOfBirth, today)))
    throw invalid(`${within}dateOfBirth`, 'The birth date is not a date on which somebody alive was born.');
}
