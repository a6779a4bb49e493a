import { expect, test } from 'vitest';
import type { Study } from './facts.ts';
import { isStudyClosed } from './closedStudy.ts';

// The id is all that is read of it.
const study = { id: 7 } as Study;

test.each([
  ['a study that is open', { study }, {}, false],
  ['no study, and none saved for', {}, {}, false],
  ['one that had closed before the page opened', { closedStudyId: 7 }, {}, true],
  ['one that closed before the lead was saved', { study }, { closedStudyId: 7 }, true],
  ['a study that is not loaded yet', undefined, { closedStudyId: 7 }, false],
  ['a page without the study that the lead was saved for', {}, { closedStudyId: 7 }, false],
  ['another one than the lead was saved for', { study }, { closedStudyId: 6 }, false],
])('%s', (_sentence, payload, saved, expected) => {
  expect(isStudyClosed(payload, saved)).toBe(expected);
});
