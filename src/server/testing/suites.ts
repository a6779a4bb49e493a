import { afterAll, beforeAll, describe } from 'vitest';
import { bookingsSuite } from './bookingsSuite.ts';
import { callsSuite } from './callsSuite.ts';
import { consentsSuite } from './consentsSuite.ts';
import type { Engine } from './engine.ts';
import { esignSuite } from './esignSuite.ts';
import { guardsSuite } from './guardsSuite.ts';
import { importsSuite } from './importsSuite.ts';
import { leadsSuite } from './leadsSuite.ts';
import { ledgerSuite } from './ledgerSuite.ts';
import { outboxSuite } from './outboxSuite.ts';
import { phoneConsentsSuite } from './phoneConsentsSuite.ts';
import { privacySuite } from './privacySuite.ts';
import { retentionSuite } from './retentionSuite.ts';
import { upgradeSuite } from './upgradeSuite.ts';
import { visitsSuite } from './visitsSuite.ts';
import { matchingSuite } from './matchingSuite.ts';
import { partnersSuite } from './partnersSuite.ts';
import { createWorld, type World } from './world.ts';

function opened<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The database is not open yet.');
  return value;
}

/** Everything that the server promises whatever database it stands on. */
export function serverSuites(open: () => Promise<Engine>): { engine: () => Engine } {
  let engine: Engine | undefined;
  let world: World | undefined;

  beforeAll(async () => {
    engine = await open();
    world = await createWorld(engine);
  });
  afterAll(async () => {
    await world?.close();
    await engine?.close();
  });

  describe('calls', () => callsSuite(() => opened(world)));
  describe('visits', () => visitsSuite(() => opened(world)));
  describe('leads', () => leadsSuite(() => opened(world)));
  describe('consents', () => consentsSuite(() => opened(world)));
  describe('outbox', () => outboxSuite(() => opened(world)));
  describe('ledger', () => ledgerSuite(() => opened(world)));
  describe('consents by phone', () => phoneConsentsSuite(() => opened(world)));
  describe('privacy', () => privacySuite(() => opened(world)));
  describe('retention', () => retentionSuite(() => opened(world)));
  describe('upgrades', () => upgradeSuite(() => opened(engine)));
  describe('bookings', () => bookingsSuite(() => opened(world)));
  describe('partners', () => partnersSuite(() => opened(world)));
  describe('e-signature', () => esignSuite(() => opened(world)));
  describe('matching', () => matchingSuite(() => opened(world)));
  describe('imports', () => importsSuite(() => opened(world)));
  describe('guards', () => guardsSuite(() => opened(world)));
  return { engine: () => opened(engine) };
}
