import { expect, test } from 'vitest';
import { verifiedWords } from './verified.ts';

const at = new Date('2026-11-18T18:00:00.000Z');
const phone = { kind: 'phone', value: '+13125550123', by: 'text', at } as const;
const email = { kind: 'email', value: 'rosa@clinic.example', by: 'email', at } as const;
const covered = { phone: phone.value, email: email.value };

test('each contact that was proved is named with how and when', () => {
  expect(verifiedWords(covered, [email, phone])).toBe(
    'phone by text 2026-11-18T18:00:00.000Z; email by email 2026-11-18T18:00:00.000Z',
  );
  expect(verifiedWords(covered, [phone])).toBe('phone by text 2026-11-18T18:00:00.000Z');
  expect(verifiedWords({ email: email.value }, [phone, email])).toBe('email by email 2026-11-18T18:00:00.000Z');
});

test('a contact that is another, or that nobody proved, is not verified', () => {
  expect(verifiedWords(covered)).toBeNull();
  expect(verifiedWords(covered, [])).toBeNull();
  expect(verifiedWords(covered, [{ ...phone, value: '+13125550199' }])).toBeNull();
  expect(verifiedWords({ phone: null, email: undefined }, [phone, email])).toBeNull();
});
