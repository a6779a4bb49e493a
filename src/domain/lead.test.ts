import { expect, test } from 'vitest';
import { missingInLead } from './lead.ts';

const needed = { firstName: 'Rosa', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };

test.each([
  ['nothing', needed, []],
  ['a phone number', { ...needed, phone: undefined }, ['phone']],
  ['names of spaces', { ...needed, firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
  ['everything', {}, ['firstName', 'lastName', 'phone', 'postalCode']],
])('a lead that misses %s', (_sentence, answers, missing) => expect(missingInLead({ answers })).toEqual(missing));
