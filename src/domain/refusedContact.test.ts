import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { refusesCalls, refusesContact } from './refusedContact.ts';

const boxes = (agrees: boolean) => ({ indication: agrees, phone: agrees, email: agrees, criterium: agrees });
const all = { call: true, sms: true, email: true, contact: true } as const;
const email = 'ana@example.com';

test.each([
  ['who withdrew nothing', {}, [false, false]],
  ['who withdrew calls alone', { withdrawn: { call: true, contact: true } }, [true, false]],
  ['who withdrew calls and messages and gave no address', { withdrawn: { ...all, email: undefined } }, [true, true]],
  [
    'who may still be written to',
    { answers: { email }, withdrawn: { call: true, sms: true, contact: true } },
    [true, false],
  ],
  ['who withdrew everything', { answers: { email }, withdrawn: all }, [true, true]],
  ['who agreed again by a box', { answers: { email, consents: boxes(true) }, withdrawn: all }, [false, false]],
  ['who took the tick away', { answers: { email, consents: boxes(false) } }, [true, true]],
] as const)('%s', (_, facts, refused) => {
  const example = exampleFacts(facts);
  expect([refusesCalls(example), refusesContact(example)]).toEqual(refused);
});
