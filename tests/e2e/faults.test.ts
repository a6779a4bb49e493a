import { existsSync } from 'node:fs';
import { bookingFaults } from './faults/booking.ts';
import { breakCalls, callsOfPages, faults } from './faults/breakCalls.ts';
import { screenerFaults } from './faults/screener.ts';
import { signupFaults } from './faults/signup.ts';
import { expect, test } from './test.ts';

// Each call that the flows make is broken once, and each fault occurs. That every fault of every call becomes the same
// kind of failure is held by the contract tests of the client; so one fault shows here what follows from all five.

test.use({ expectedErrors: /Failed to load resource/ });

const journeys = [...signupFaults, ...screenerFaults, ...bookingFaults];

for (const [what, broken, walk] of journeys)
  test(what, async ({ page }) => {
    const { met, mend } = await breakCalls(page, broken);
    await walk(page, mend);
    expect([...met].toSorted()).toEqual(Object.keys(broken).toSorted());
  });

/** Calls that the server under test does not ask for: tests of their own let them fail. */
const elsewhere = {
  uploadRecording: 'src/app/recordVisit.test.tsx',
  agentAvailability: 'src/app/outside.test.tsx',
};

test('every call that a page makes is broken by one of these journeys, and every fault occurs', () => {
  const broken = journeys.map(([, calls]) => calls);
  const names = new Set([...broken, elsewhere].flatMap((calls) => Object.keys(calls)));
  expect(Object.values(elsewhere).filter((file) => !existsSync(file))).toEqual([]);
  expect(callsOfPages().filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(broken.flatMap((calls) => Object.values(calls)))).toEqual(new Set(faults));
});
