import { describe, expect, test } from 'vitest';
import { pathOf, type PathFlags } from './path.ts';
import type { Query } from './query.ts';

const who = (query: Query, flags: PathFlags) => {
  const { hasCaregiver, caregiverType } = pathOf(query, flags, undefined, 'ready');
  return hasCaregiver ? caregiverType : 'nobody';
};

describe('pathOf', () => {
  test.each<[string, Query, PathFlags, string]>([
    ['nobody, where neither address nor campaign speaks of one', {}, {}, 'nobody'],
    ['a parent, where the address asks for a caregiver', { cg: '1' }, {}, 'parent_child'],
    ['who the campaign names', { cg: 'true' }, { caregiverType: 'adult' }, 'adult'],
    ['a parent, where the campaign always has a caregiver', {}, { hasCaregiver: true }, 'parent_child'],
    ['nobody, where the campaign never has a caregiver', { cg: '1' }, { hasCaregiver: false }, 'nobody'],
  ])('finds that %s answers for the participant', (_, query, flags, expected) => {
    expect(who(query, flags)).toBe(expected);
  });
});
