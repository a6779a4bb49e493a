import { expect, test } from 'vitest';
import { emptyState } from '#src/store/emptyState.ts';
import { hasUnsaved } from './hasUnsaved.ts';

const empty = emptyState();
const saved = { ...empty.saved, subjectSaved: true };
const answers = { firstName: 'Rosa' };

test.each([
  ['nothing was entered', {}, false],
  ['only the country is known', { answers: { country: 'US' as const } }, false],
  ['a name was entered', { answers }, true],
  ['something is being typed', { drafts: { fullName: 'Ro' } }, true],
  ['the lead is saved', { answers, saved }, false],
  ['a later save is under way', { answers, saved: { ...saved, isPending: true } }, true],
  ['a later save failed', { answers, saved: { ...saved, failed: true } }, true],
])('%s', (_, state, expected) => expect(hasUnsaved({ ...empty, ...state })).toBe(expected));
