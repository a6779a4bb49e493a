import { expect, test } from 'vitest';
import { siteOfVisit, studySiteId } from './studySite.ts';

const site = { id: 1, ssExtId: 'NEAR' };

test.each([
  ['neither named nor found', { query: {} }, undefined],
  ['found', { query: {}, site }, 'NEAR'],
  ['named', { query: { studySiteId: 'NAMED' } }, 'NAMED'],
  ['named and found', { query: { studySiteId: ' NAMED ' }, site }, 'NAMED'],
  ['named by nothing', { query: { studySiteId: ' ' }, site }, 'NEAR'],
  ['named at length', { query: { studySiteId: 'x'.repeat(900) } }, 'x'.repeat(200)],
])('a study site %s', (_sentence, facts, expected) => expect(studySiteId(facts)).toBe(expected));

test.each([
  ['found', { query: {}, site }, site],
  ['found beside another that is named', { query: { studySiteId: 'NAMED' }, site }, undefined],
  ['neither named nor found', { query: {} }, undefined],
])('what is known of a study site %s', (_sentence, facts, expected) => expect(siteOfVisit(facts)).toEqual(expected));
