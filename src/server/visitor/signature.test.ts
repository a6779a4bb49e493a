import { expect, test } from 'vitest';
import { secretsOf } from '#src/server/testing/startTestServer.ts';
import { openSealed, sealText } from './sealedText.ts';
import { isSigned, signatureOf } from './signature.ts';

const secrets = secretsOf('a secret that is only used by this file');
const signature = signatureOf('link', 'lead 1', secrets);

test.each([
  ['as it is', 'link', 'lead 1', true],
  ['for another purpose', 'cookie', 'lead 1', false],
  ['of another text', 'link', 'lead 2', false],
  ['of both taken apart at another place', 'link lead', '1', false],
])('what is signed counts %s: %s, %s', (_sentence, purpose, text, expected) => {
  expect(isSigned(purpose, text, signature, secrets)).toBe(expected);
});

test('a signature is 128 bits of HMAC-SHA-256 under a key that HKDF-SHA-256 makes for its purpose', () => {
  // As the HMAC of another language has it.
  expect(signature).toBe('BG2o1JcUkCM-HP44eDwKPA');
});

test('what is sealed for one purpose is opened for no other', () => {
  const sealed = sealText('link', 'lead 1', secrets);
  expect([openSealed('link', sealed, secrets), openSealed('cookie', sealed, secrets)]).toEqual(['lead 1', undefined]);
});
