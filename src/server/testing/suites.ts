import { describe } from 'vitest';
import { bookingsSuite } from '#src/server/scheduling/book.server.test.ts';
import { callsSuite } from '#src/server/calls/answers.server.test.ts';
import { consentsSuite } from '#src/server/calls/consents.server.test.ts';
import type { Engine } from '#src/server/testing/engines/engine.ts';
import { esignSuite } from '#src/server/esign/page.server.test.ts';
import { guardsSuite } from './guardsSuite.ts';
import { importsSuite } from '#src/server/studies/imports/studies.server.test.ts';
import { judgingSuite } from '#src/server/leads/check.server.test.ts';
import { leadsSuite } from '#src/server/leads/save.server.test.ts';
import { ledgerSuite } from '#src/server/consents/ledger.server.test.ts';
import { noBookingSuite } from '#src/server/calls/bookings.server.test.ts';
import { oneBookingSuite } from '#src/server/scheduling/bookOnce.server.test.ts';
import { oneLeadSuite } from '#src/server/leads/attempts.server.test.ts';
import { oldLeadsSuite } from '#src/server/privacy/oldLeads.server.test.ts';
import { operatorSuite } from '#src/server/operator/commands/registry.server.test.ts';
import { outboxSuite } from '#src/server/outbox/worker.server.test.ts';
import { phoneConsentsSuite } from '#src/server/consents/brandConnect.server.test.ts';
import { privacySuite } from '#src/server/privacy/erase.server.test.ts';
import { refusalsSuite } from '#src/server/calls/refusals.server.test.ts';
import { retentionSuite } from '#src/server/privacy/retention.server.test.ts';
import { signaturesSuite } from '#src/server/esign/sign.server.test.ts';
import { upgradeSuite } from '#src/server/db/migrate.server.test.ts';
import { visitsSuite } from '#src/server/calls/visits.server.test.ts';
import { matchingSuite } from '#src/server/calls/matching.server.test.ts';
import { partnersSuite } from '#src/server/partners/standIns.server.test.ts';
import { openWorld } from './testServer.ts';

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
