import { expect, test } from 'vitest';
import { isPartnerConsentGiven, isPartnerConsentRefused } from './partnerConsent.ts';

test.each([
  ['nothing is asked yet', undefined, false, false],
  ['the call may be connected, the rest is not asked yet', { connect: true }, false, false],
  ['both are agreed to', { connect: true, transfer: true }, true, false],
  ['both are agreed to, the health answers are not', { connect: true, transfer: true, healthData: false }, false, true],
  ['the call may not be connected', { connect: false }, false, true],
  ['the call may be connected, the information not passed on', { connect: true, transfer: false }, false, true],
  ['a no to the call outweighs an earlier yes', { connect: false, transfer: true }, false, true],
  ['the health answers may be used', { healthData: true }, true, false],
  ['the health answers may not be used', { healthData: false }, false, true],
])('%s', (_, consent, isGiven, isRefused) => {
  expect([isPartnerConsentGiven(consent), isPartnerConsentRefused(consent)]).toEqual([isGiven, isRefused]);
});
