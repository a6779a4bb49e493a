import { describe, expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (draft: object) => described(check({ name: 'draft', ...draft }));
const title = { en: 'Join a study', es: 'Participe en un estudio' };
const ofQuestions = 'no field asks the questions of a study, whose look it is: leave it out';

describe('a setting of what no page shows is found', () => {
  test.each([
    [{ webScreenerProps: { shouldUseYNUButtons: true } }, `"shouldUseYNUButtons" is set, and ${ofQuestions}`],
    [{ webScreenerProps: { isSingleColumn: true } }, `"isSingleColumn" is set, and ${ofQuestions}`],
    [{ webScreenerProps: { twoColumnMultiSelect: true } }, `"twoColumnMultiSelect" is set, and ${ofQuestions}`],
    [{ landingPageCopy: { title } }, '"title" is set, and no field shows it: add one of the kind "LandingCopy"'],
    [
      { oversight: { recruiter: title } },
      '"oversight" is set, and no field shows who asks: add one of the kind "WhoAsks"',
    ],
  ])('%j', (setting, message) => {
    expect(found({ extends: 'flare', ...setting })).toEqual([`C092 ${message}`]);
  });

  test('one text of the landing page whose field was taken away', () => {
    const eligibility = { title, items: [title] };
    const steps = { home: { changeFields: { eligibility: null, linkBar: null } } };
    expect(found({ extends: 'ws10', landingPageCopy: { eligibility }, steps })).toContain(
      'C092 "eligibility" is set, and no field shows it: add one of the kind "Eligibility"',
    );
  });
});

test('what is set to nothing, or is inherited, is no setting', () => {
  expect(found({ extends: 'flare', webScreenerProps: { isSingleColumn: false } })).toEqual([]);
  expect(found({ extends: 'ws10', landingPageCopy: { title } })).toEqual([]);
});
