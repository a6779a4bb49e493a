import type { Migration } from 'kysely/migration';
import { start } from './0001Start.ts';
import { partners } from './0002Partners.ts';
import { leadOfPhone } from './0003LeadOfPhone.ts';
import { ledger } from './0010Ledger.ts';
import { imports } from './0011Imports.ts';
import { consentsOfPhones } from './0012ConsentsOfPhones.ts';
import { bookingKeys } from './0020BookingKeys.ts';
import { esignCountry } from './0021EsignCountry.ts';
import { erasedLeads } from './0022ErasedLeads.ts';
import { errorContext } from './0023ErrorContext.ts';
import { search } from './0030Search.ts';
import { pictures } from './0040Pictures.ts';
import { registers } from './0041Registers.ts';
import { writtenOnce } from './0042WrittenOnce.ts';
import { askedNumbers } from './0043AskedNumbers.ts';
import { consentProof } from './0044ConsentProof.ts';
import { appointments } from './0046Appointments.ts';
import { erasure } from './0048Erasure.ts';
import { ages } from './0049Ages.ts';
import { messages } from './0050Messages.ts';
import { contactCodes } from './0051ContactCodes.ts';
import { consentContacts } from './0052ConsentContacts.ts';
import { leadStates } from './0053LeadStates.ts';
import { sealingKey } from './0056SealingKey.ts';
import { sealed } from './0057Sealed.ts';
import { sealedOnly } from './0058SealedOnly.ts';
import { ledgerCheckpoint } from './0059LedgerCheckpoint.ts';
import { openDeliveries } from './0060OpenDeliveries.ts';
import { sharedCounts } from './0061SharedCounts.ts';
import { leadHolds } from './0062LeadHolds.ts';
import { bookingOrders } from './0063BookingOrders.ts';
import { goesWithLead } from './0067GoesWithLead.ts';
import { pictureSecrets } from './0070PictureSecrets.ts';
import { bookingOrdersSealed } from './0071BookingOrdersSealed.ts';
import { studyAlerts } from './0072StudyAlerts.ts';
import { leadsOfStudies } from './0073LeadsOfStudies.ts';
import { endedSessions } from './0074EndedSessions.ts';
import { alertsOfConditions } from './0075AlertsOfConditions.ts';
import { broughtContacts } from './0076BroughtContacts.ts';
import { handedOver } from './0077HandedOver.ts';
import { newestDeliveries } from './0078NewestDeliveries.ts';
import { keptAppointments } from './0079KeptAppointments.ts';
import { provenAppointments } from './0080ProvenAppointments.ts';
import { bookingRemovals } from './0081BookingRemovals.ts';
import { ordersOfErased } from './0082OrdersOfErased.ts';
import { openChanges } from './0083OpenChanges.ts';

/**
 * Every migration by name, oldest first. What has been released is never edited. Servers of the release before go on saving
 * while one runs: it leaves them what they write, and where it changes several tables of a save, it first locks them in the
 * order in which a save does.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001Start': start,
  '0002Partners': partners,
  '0003LeadOfPhone': leadOfPhone,
  '0010Ledger': ledger,
  '0011Imports': imports,
  '0012ConsentsOfPhones': consentsOfPhones,
  '0020BookingKeys': bookingKeys,
  '0021EsignCountry': esignCountry,
  '0022ErasedLeads': erasedLeads,
  '0023ErrorContext': errorContext,
  '0030Search': search,
  '0040Pictures': pictures,
  '0041Registers': registers,
  '0042WrittenOnce': writtenOnce,
  '0043AskedNumbers': askedNumbers,
  '0044ConsentProof': consentProof,
  '0046Appointments': appointments,
  '0048Erasure': erasure,
  '0049Ages': ages,
  '0050Messages': messages,
  '0051ContactCodes': contactCodes,
  '0052ConsentContacts': consentContacts,
  '0053LeadStates': leadStates,
  '0056SealingKey': sealingKey,
  '0057Sealed': sealed,
  '0058SealedOnly': sealedOnly,
  '0059LedgerCheckpoint': ledgerCheckpoint,
  '0060OpenDeliveries': openDeliveries,
  '0061SharedCounts': sharedCounts,
  '0062LeadHolds': leadHolds,
  '0063BookingOrders': bookingOrders,
  '0067GoesWithLead': goesWithLead,
  '0070PictureSecrets': pictureSecrets,
  '0071BookingOrdersSealed': bookingOrdersSealed,
  '0072StudyAlerts': studyAlerts,
  '0073LeadsOfStudies': leadsOfStudies,
  '0074EndedSessions': endedSessions,
  '0075AlertsOfConditions': alertsOfConditions,
  '0076BroughtContacts': broughtContacts,
  '0077HandedOver': handedOver,
  '0078NewestDeliveries': newestDeliveries,
  '0079KeptAppointments': keptAppointments,
  '0080ProvenAppointments': provenAppointments,
  '0081BookingRemovals': bookingRemovals,
  '0082OrdersOfErased': ordersOfErased,
  '0083OpenChanges': openChanges,
};
