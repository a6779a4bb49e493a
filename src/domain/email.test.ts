import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';

describe('an email address', () => {
  test.each([
    'ana@example.com',
    ' ana@example.com ',
    'ana.maria+trials@mail.example.co.uk',
    "o'brien_1@example-site.org",
    'a@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%j is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'a@b',
    'ana',
    '@example.com',
    'ana@',
    'ana@@example.com',
    'ana perez@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana..perez@example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana@example.com.',
    'ana@127.0.0.1',
    'ana@example.c',
    'Ana <ana@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a.'.repeat(130)}com`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
