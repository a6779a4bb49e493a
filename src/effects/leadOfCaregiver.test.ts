import { describe, expect, test } from 'vitest';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { assertValidLead } from './leadBody.ts';
import { bodyOf } from './testing/bodyOf.ts';

describe('a caregiver', () => {
  const caregiver = { firstName: 'Luis', lastName: 'Mora', birthDate: '1980-03-04' };
  const cases: readonly [string, Partial<Facts['path']>, Answers, object | undefined][] = [
    ['is left out where nobody answers for another', { hasCaregiver: false }, { caregiver }, undefined],
    ['is left out without a name', { hasCaregiver: true }, { caregiver: { firstName: 'Luis' } }, undefined],
    [
      'of a child is its parent',
      { hasCaregiver: true, caregiverType: 'parent_child' },
      { caregiver },
      {
        caregiverRelationship: 'Parent',
        phone1: '+13125550123',
        postalCode: '60601',
        sourceId: 'example',
        country: 'US',
      },
    ],
    ['is left out where nothing is told of one', { hasCaregiver: true }, {}, undefined],
    [
      'has trimmed names',
      { hasCaregiver: true, caregiverType: 'parent_child' },
      { caregiver: { firstName: ' Luis ', lastName: ' Mora ' } },
      { firstName: 'Luis', lastName: 'Mora' },
    ],
    [
      'of an adult is the caregiver',
      { hasCaregiver: true, caregiverType: 'adult' },
      { caregiver, participant: 'someone_else' },
      { caregiverRelationship: 'Caregiver', dateOfBirth: '1980-03-04' },
    ],
    [
      'is left out where the visitor takes part',
      { hasCaregiver: true, caregiverType: 'adult' },
      { caregiver, participant: 'myself' },
      undefined,
    ],
  ];
  test.each(cases)('%s', (_sentence, path, answers, expected) => {
    const { caregiver: sent } = bodyOf({ path, answers });
    if (expected) expect(sent).toMatchObject(expected);
    else expect(sent).toBeUndefined();
  });
});

test.each([
  ['of a visitor', {}, undefined],
  ['of a caregiver', { caregiver: { sourceId: 'organic' } }, undefined],
  ['of a caregiver whom no source names', { caregiver: { sourceId: '' } }, 'Caregiver must have a source id'],
  ['of no country', { country: undefined }, 'Invalid lead no country'],
  ['of a country that is not supported', { country: 'XX' }, 'Invalid lead no country'],
])('a lead %s', (_sentence, changes, message) => {
  // What is no lead by its type is what this is about.
  const lead = { ...bodyOf({}), ...changes } as never;
  if (message) expect(() => assertValidLead(lead)).toThrow(new Error(message));
  else expect(() => assertValidLead(lead)).not.toThrow();
});
