import { describe } from 'vitest';
import { bookingsSuite } from './bookingsSuite.ts';
import { callsSuite } from './callsSuite.ts';
import { consentsSuite } from './consentsSuite.ts';
import type { Engine } from './engine.ts';
import { esignSuite } from './esignSuite.ts';
import { guardsSuite } from './guardsSuite.ts';
import { importsSuite } from './importsSuite.ts';
import { judgingSuite } from './judgingSuite.ts';
import { leadsSuite } from './leadsSuite.ts';
import { ledgerSuite } from './ledgerSuite.ts';
import { noBookingSuite } from './noBookingSuite.ts';
import { oneBookingSuite } from './oneBookingSuite.ts';
import { oneLeadSuite } from './oneLeadSuite.ts';
import { oldLeadsSuite } from './oldLeadsSuite.ts';
import { operatorSuite } from './operatorSuite.ts';
import { outboxSuite } from './outboxSuite.ts';
import { phoneConsentsSuite } from './phoneConsentsSuite.ts';
import { privacySuite } from './privacySuite.ts';
import { refusalsSuite } from './refusalsSuite.ts';
import { retentionSuite } from './retentionSuite.ts';
import { signaturesSuite } from './signaturesSuite.ts';
import { upgradeSuite } from './upgradeSuite.ts';
import { visitsSuite } from './visitsSuite.ts';
import { matchingSuite } from './matchingSuite.ts';
import { partnersSuite } from './partnersSuite.ts';
import { openWorld } from './openWorld.ts';

/** Everything that the server promises whatever database it stands on. */
export function serverSuites(open: () => Promise<Engine>): { engine: () => Engine } {
  let opened: Engine | undefined;
  const world = openWorld(async () => (opened = await open()));
  const engine = () => {
    if (opened === undefined) throw new Error('The database is not open yet.');
    return opened;
  };

  describe('calls', () => callsSuite(world));
  describe('calls that are refused', () => refusalsSuite(world));
  describe('visits', () => visitsSuite(world));
  describe('leads', () => leadsSuite(world));
  describe('what leads are judged to be', () => judgingSuite(world));
  describe('one visitor, one lead', () => oneLeadSuite(world));
  describe('consents', () => consentsSuite(world));
  describe('outbox', () => outboxSuite(world));
  describe('ledger', () => ledgerSuite(world));
  describe('consents by phone', () => phoneConsentsSuite(world));
  describe('privacy', () => privacySuite(world));
  describe('old leads', () => oldLeadsSuite(world));
  describe('operators', () => operatorSuite(world));
  describe('retention', () => retentionSuite(world));
  describe('upgrades', () => upgradeSuite(engine));
  describe('bookings', () => bookingsSuite(world));
  describe('one time, one booking', () => oneBookingSuite(world));
  describe('bookings that are refused', () => noBookingSuite(world));
  describe('partners', () => partnersSuite(world));
  describe('e-signature', () => esignSuite(world));
  describe('signatures in the ledger', () => signaturesSuite(world));
  describe('matching', () => matchingSuite(world));
  describe('imports', () => importsSuite(world));
  describe('guards', () => guardsSuite(world));
  return { engine };
}
