import { describe, expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();

/** What is found of a partner screener of this status, where another one has the status of `other`. */
const foundOf = (leadSpecialStatus: string, other: string = 'Spring'): string[] =>
  described(
    check(
      { name: 'draft', extends: 'ps1', leadSpecialStatus },
      { name: 'other', extends: 'ps1', leadSpecialStatus: other },
    ),
  );

describe('a status of leads is found', () => {
  test.each([
    ['a letter too few', 'Partner Screner Opt-out', undefined],
    ['two letters turned', 'Partner Screener Opt-uot', undefined],
    ['small letters', 'partner screener opt-out', undefined],
    ['another hyphen', 'Partner Screener Opt out', undefined],
    ['a space at its end', 'Partner Screener Opt-out ', undefined],
    ['a slip of that of another campaign', 'Clinic Nrth', 'Clinic North'],
    ['that of another campaign in small letters', 'clinic north', 'Clinic North'],
  ])('with %s', (_, status, other) => {
    const what = other
      ? `and that of another campaign, "${other}", differ by a slip`
      : 'is not known, and "Partner Screener Opt-out" is';
    expect(foundOf(status, other)).toEqual([
      `C117 The status "${status}" ${what}: leads of one are not found with those of the other`,
    ]);
  });
});

test.each([
  ['that of the product', 'Partner Screener Opt-out', 'Partner Screener Opt-out'],
  ['that of another campaign', 'Clinic', 'Clinic'],
  ['one of its own', 'Clinic', 'Spring'],
  ['one for another place', 'Clinic South', 'Clinic North'],
  ['one for another place of few letters', 'Clinic East', 'Clinic West'],
  ['one for another part', 'Phase III', 'Phase II'],
  ['one of another number', 'Wave 12', 'Wave 13'],
  ['the opposite', 'Partner Screener Opt-in', 'Spring'],
  ['another word of nearly the same letters', 'Referred', 'Preferred'],
])('nothing is found of a status that is %s', (_, status, other) => {
  expect(foundOf(status, other)).toEqual([]);
});
