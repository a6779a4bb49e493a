import { existsSync } from 'node:fs';
import { services } from '#src/api/services.ts';
import { bookingFailures } from '#tests/e2e/failures/booking.ts';
import { breakCalls, failures, pagesThat } from '#tests/e2e/failures/breakCalls.ts';
import { partnerFailures } from '#tests/e2e/failures/partner.ts';
import { pictureFailures } from '#tests/e2e/failures/pictures.ts';
import { searchFailures } from '#tests/e2e/failures/search.ts';
import { screenerFailures } from '#tests/e2e/failures/screener.ts';
import { signupFailures } from '#tests/e2e/failures/signup.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

// Each call that the flows make is broken once, and each failure occurs. That every failure of every call becomes the same
// kind of failure is held by the contract tests of the client; so one failure shows here what follows from all five.

// Times are chosen by the clock of their coordinators.
test.use({ expectedErrors: /Failed to load resource/, timezoneId: 'America/Chicago' });

const journeys = [
  ...signupFailures,
  ...screenerFailures,
  ...bookingFailures,
  ...pictureFailures,
  ...searchFailures,
  ...partnerFailures,
];

for (const [what, broken, walk] of journeys)
  test(what, async ({ page }) => {
    const { met, mend } = await breakCalls(page, broken);
    await walk(page, mend);
    // Some calls only report, after the visitor has left the step.
    await expect.poll(() => [...met].toSorted()).toEqual(Object.keys(broken).toSorted());
  });

/** Calls that pages of the server under test do not make: their own tests break them. */
const elsewhere = {
  uploadRecording: 'src/app/visit/recordVisit.test.tsx',
  agentAvailability: 'src/app/visit/loadThirdParties.test.tsx',
  proveWork: 'src/effects/proveWork.test.ts',
  endSession: 'src/app/effects/endForgotten.test.ts',
};

test('these journeys break every call, and every failure occurs', () => {
  const broken = journeys.map(([, calls]) => calls);
  const names = [...broken, elsewhere].flatMap((calls) => Object.keys(calls));
  expect(Object.values(elsewhere).filter((file) => !existsSync(file))).toEqual([]);
  expect(Object.keys(services).filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(broken.flatMap((calls) => Object.values(calls)))).toEqual(new Set(failures));
});

test('nothing but the client of the calls reaches a server', () => {
  expect(pagesThat(/\b(fetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource)/)).toEqual(['src/api/client.ts']);
});
