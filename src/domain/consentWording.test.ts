import { expect, test } from 'vitest';
import { filledWording } from './consentWording.ts';

test('each blank is filled wherever it stands', () => {
  const text = 'Texts come from {shortCode}. For help call {smsHelp}, or text {shortCode}.';
  expect(filledWording(text, { smsHelp: '1-800-555-0103', shortCode: '12345' })).toBe(
    'Texts come from 12345. For help call 1-800-555-0103, or text 12345.',
  );
});
