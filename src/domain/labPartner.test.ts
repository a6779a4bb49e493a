import { expect, test } from 'vitest';
import { isLabPartner } from './labPartner.ts';

test.each([
  ['a study that a laboratory finds candidates for', { partnerScreener: 'Lab Partner' }, true],
  ['a study with another partner', { partnerScreener: 'Pharmacy' }, false],
  ['a study without a partner', {}, false],
  ['no study', undefined, false],
])('%s', (_, study, isOne) => expect(isLabPartner(study)).toBe(isOne));
