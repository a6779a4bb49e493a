import { expect, test } from 'vitest';
import { servicesModule, withEveryCall } from './servicesModule.ts';

const parts = { params: {}, body: {}, reply: {} };
const quote = { call: 'POST /rides/:studyId', host: 'rides', properties: parts };
const api = (properties: object) => ({ required: [], properties });

test('a call is served where its entry says, with the parts of its schema', () => {
  expect(servicesModule(api({ quote }))).toContain(
    "  quote: { method: 'POST', path: '/rides/:studyId', parts: ['params', 'body'] },\n",
  );
});

test('every call there is is required', () => {
  expect(withEveryCall(api({ quote, book: quote }))).toMatchObject({ required: ['quote', 'book'] });
});

test.each([
  ['address', { ...quote, call: undefined }],
  ['method that we use', { ...quote, call: 'DELETE /rides' }],
  ['host', { ...quote, host: undefined }],
])('a call without %s is refused by name', (_sentence, call) => {
  expect(() => servicesModule(api({ quote: call }))).toThrow('quote needs a "call" such as "GET /path", and a "host".');
});
