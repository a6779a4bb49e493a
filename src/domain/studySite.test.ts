import { expect, test } from 'vitest';
import { studySiteId } from './studySite.ts';

const site = { id: 1, ssExtId: 'NEAR' };

test.each([
  ['neither named nor found', { query: {} }, undefined],
  ['found', { query: {}, site }, 'NEAR'],
  ['named', { query: { studySiteId: 'NAMED' } }, 'NAMED'],
  ['named and found', { query: { studySiteId: ' NAMED ' }, site }, 'NAMED'],
  ['named by nothing', { query: { studySiteId: ' ' }, site }, 'NEAR'],
  ['named at length', { query: { studySiteId: 'x'.repeat(900) } }, 'x'.repeat(200)],
])('a study site %s', (_sentence, facts, expected) => expect(studySiteId(facts)).toBe(expected));
