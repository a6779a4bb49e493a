import { expect, test } from 'vitest';
import { contactFindings } from './contactFindings.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };
const found = (...texts: string[]) =>
  contactFindings([texts.map((text) => ({ locale: 'en' as const, text, at: () => at }))]).map(
    ({ code, message }) => `${code} ${message}`,
  );

test.each([
  ['See http://example.com.', 'C100 "http://example.com" is not safe: write it with https://'],
  ['See https://example for more', 'C100 "https://example" is no address of the web'],
  ['See www.example', 'C100 "www.example" is no address of the web'],
  ['See https:///study', 'C100 "https:///study" is no address of the web'],
  ['See https://staging.example.com/study', expect.stringMatching(/^C100 .* is for those who make the site/)],
  ['See https://screener.local/study', expect.stringMatching(/^C100 .* is for those who make the site/)],
  ['See https://192.168.0.4/study', expect.stringMatching(/^C100 .* is for those who make the site/)],
  ['Write to care@example.', 'C100 "care@example" is no address for mail'],
  ['Write to care@example..com', 'C100 "care@example..com" is no address for mail'],
  ['Call 1-800-555-010 now', expect.stringMatching(/^C100 "1-800-555-010" is no phone number/)],
  ['Call 1-800-555-01000', expect.stringMatching(/^C100 "1-800-555-01000" is no phone number/)],
  ['Call +44 808 157 010', expect.stringMatching(/^C100 "\+44 808 157 010" is no phone number/)],
  ['Call (312) 555-012', expect.stringMatching(/^C100 "\(312\) 555-012" is no phone number/)],
  ['Call 312-555-012.', expect.stringMatching(/^C100 "312-555-012" is no phone number/)],
  ['Call us at 312 555 01234', expect.stringMatching(/^C100 "312 555 01234" is no phone number/)],
  ['Questions? Text 000-000-0000 now', expect.stringMatching(/^C100 "000-000-0000" is no phone number/)],
  ['Our phone number: 123.456.7890', expect.stringMatching(/^C100 "123.456.7890" is no phone number/)],
  ['Llame al 123-456-7890.', expect.stringMatching(/^C100 "123-456-7890" is no phone number/)],
  ['Teléfono: 1234567890', expect.stringMatching(/^C100 "1234567890" is no phone number/)],
  ['See https://www.yourdomain.com', expect.stringMatching(/^C100 .* stands for an address that is still to come/)],
  ['See www.your-company.org/study', expect.stringMatching(/^C100 .* stands for an address that is still to come/)],
  ['Vea https://sudominio.com', expect.stringMatching(/^C100 .* stands for an address that is still to come/)],
  ['Write to info@yourclinic.com', expect.stringMatching(/^C100 .* stands for an address that is still to come/)],
  ['Write to name@domain.com', expect.stringMatching(/^C100 .* stands for an address that is still to come/)],
  ['Write to acme@gmial.com', 'C100 "acme@gmial.com" has a slip: gmail.com is meant'],
  ['Write to acme@hotmail.con', 'C100 "acme@hotmail.con" has a slip: hotmail.com is meant'],
  [
    'See https://bit.ly/3xYzAbC.',
    expect.stringMatching(/^C100 "https:\/\/bit.ly\/3xYzAbC" is short for another address/),
  ],
  ['See tinyurl.com/study now', expect.stringMatching(/^C100 "tinyurl.com\/study" is short for another address/)],
  ['Vea www.tinyurl.com/x.', expect.stringMatching(/^C100 "www.tinyurl.com\/x" is short for another address/)],
  ['See https//acme.org/study', 'C100 "https//acme.org/study" is no address of the web'],
  ['See https:/acme.org/study', 'C100 "https:/acme.org/study" is no address of the web'],
  ['See htps://acme.org/study', 'C100 "htps://acme.org/study" is no address of the web'],
])('%s', (text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test('the same in each language is one mistake', () => {
  expect(found('See http://example.com', 'Vea http://example.com')).toHaveLength(1);
});

test.each([
  'See https://example.com/study?a=1, or www.example.com.',
  'See https://example.com:8443/a_b_c#top (now)',
  'See https://{host}/study',
  'See https://testing.example.com, https://local.example.com/test or https://devices.example.com',
  'Write to care.team+us@trials.example.com!',
  'Follow @trials, or call 1-800-555-0100.',
  'Call (312) 555-0123 or +44 808 157 0100, +1 312 555 0123.',
  'For ages 18-75, 12 weeks, 6 visits; NCT01234567, IRB 123-456-789, 1.5 mg',
  'Open 9-17, room 1-204-5; (100) 200 people',
  'Call 312-555-0123, 312.555.0123, 312 555 0123 or 3125550123.',
  'Call 0800 123 456, 1800 123 456, 080 123 4567, 020 7946 0958 or 01 234 5678.',
  'We call 100 people in 200 towns, 300 000 in all; text 123456 to join',
  'Call us about study 123-456-7890A or number 12345678901234',
  'Phone calls, 250 500 750 mg a day',
  'See https://yourhealth.example.org, https://domain.example.com and www.mycompanyhealth.com',
  'Write to care@gmail.com, care@gmx.com, care@hotmail.co.uk or care@yahoo.com.au',
  'See https://acme.org/website.html and https://acme.org/docs/your-clinic.pdf',
  'Call us and give reference 123-456-789',
  'The study site with the short name www. Write to care@bit.ly.example.org',
  'See https://www.orbit.ly.example.org/a, https://habit.ly/a or https://acme.org/bit.ly/a',
  'A bit.lyrical name; t.co is a host, and so is is.gd.',
  'Reach us by http or https; see https://acme.org/a//b',
])('%s has no finding', (text) => {
  expect(found(text)).toEqual([]);
});
