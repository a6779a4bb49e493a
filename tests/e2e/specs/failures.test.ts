import { existsSync, globSync, readFileSync } from 'node:fs';
import { services } from '#src/api/services.ts';
import { bookingFaults } from '#tests/e2e/failures/booking.ts';
import { breakCalls, faults, pagesThat } from '#tests/e2e/failures/breakCalls.ts';
import { screenerFaults } from '#tests/e2e/failures/screener.ts';
import { signupFaults } from '#tests/e2e/failures/signup.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

// Each call that the flows make is broken once, and each fault occurs. That every fault of every call becomes the same
// kind of failure is held by the contract tests of the client; so one fault shows here what follows from all five.

test.use({ expectedErrors: /Failed to load resource/ });

const journeys = [...signupFaults, ...screenerFaults, ...bookingFaults];

for (const [what, broken, walk] of journeys)
  test(what, async ({ page }) => {
    const { met, mend } = await breakCalls(page, broken);
    await walk(page, mend);
    // Some calls only tell something, when the visitor has long gone on.
    await expect.poll(() => [...met].toSorted()).toEqual(Object.keys(broken).toSorted());
  });

/** Calls that the server under test does not ask for: tests of their own let them fail. */
const elsewhere = {
  uploadRecording: 'src/app/visit/recordVisit.test.tsx',
  agentAvailability: 'src/app/visit/loadThirdParties.test.tsx',
};

/** Calls that no page makes yet, by the family of flows that will. */
const awaited = { partnerCheck: 'partnerScreener', studySearch: 'studySearch', directOffers: 'studySearch' };

test('every call there is is broken by one of these journeys, and every fault occurs', () => {
  const broken = journeys.map(([, calls]) => calls);
  const names = [...broken, elsewhere, awaited].flatMap((calls) => Object.keys(calls));
  expect(Object.values(elsewhere).filter((file) => !existsSync(file))).toEqual([]);
  expect(Object.keys(services).filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(broken.flatMap((calls) => Object.values(calls)))).toEqual(new Set(faults));
});

test('no flow is there that would make a call that is awaited, and nobody makes it', () => {
  const documents = globSync('campaigns/*.json').map((file) => readFileSync(file, 'utf8'));
  for (const [name, flowType] of Object.entries(awaited)) {
    expect(documents.filter((text) => text.includes(`"flowType": "${flowType}"`))).toEqual([]);
    expect(pagesThat(new RegExp(`\\(\\s*'${name}'`))).toEqual([]);
  }
});

test('nothing but the client of the calls reaches a server', () => {
  expect(pagesThat(/\b(fetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource)/)).toEqual(['src/api/client.ts']);
});
