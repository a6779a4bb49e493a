import { expect, test } from 'vitest';
import type { CampaignDocument, Field } from '#src/generated/campaign.ts';
import type { CampaignStep } from './campaign.ts';
import { expandCampaign } from './expandCampaign.ts';
import { someKinds } from './testing/compositions.ts';
import type { Compositions } from './withParts.ts';

/** The pages of a step in which each question has one, by name. */
function byQuestion(home: NonNullable<CampaignDocument['steps']>['home'], own = someKinds) {
  const { steps } = expandCampaign({ name: 'own', layout: 'questions', steps: { home, thanks: {} } }, own);
  return Object.fromEntries(Object.values(steps).flatMap((step) => (step.part ? [[step.name, step]] : [])));
}

const fieldsOf = (pages: Readonly<Record<string, CampaignStep>>) =>
  Object.fromEntries(Object.entries(pages).map(([name, { fields }]) => [name, fields.map(({ id }) => id).join(' ')]));

test('content goes with the question after it, and after the last with that', () => {
  const fields: Field[] = [
    { kind: 'PostalCode' },
    { kind: 'Benefits' },
    { kind: 'Gender' },
    { kind: 'Email' },
    { kind: 'Heading', options: { text: { en: 'Thanks' } } },
  ];
  const sections = [{ id: 'all', fields: ['postalCode', 'benefits', 'gender', 'email', 'heading'] }];
  expect(fieldsOf(byQuestion({ fields, sections }))).toEqual({
    home: 'postalCode',
    'home-gender': 'benefits gender',
    'home-email': 'email heading',
  });
});

test('what a kind adds stands on the page of its field', () => {
  const own: Compositions = { ...someKinds, Email: { answers: ['email'], parts: () => [{ kind: 'Phone' }] } };
  const fields: Field[] = [{ kind: 'PostalCode' }, { kind: 'Email' }];
  const sections = [{ id: 'all', fields: ['email', 'postalCode'] }];
  expect(fieldsOf(byQuestion({ fields, sections }, own))).toEqual({
    home: 'email phone',
    'home-postalCode': 'postalCode',
  });
});

test('a question of several pages has what stands with it on the first, its own condition on each, and each its options', () => {
  const when = { rule: 'minimalScreener' } as const;
  const fields: Field[] = [{ kind: 'Benefits' }, { kind: 'QualificationQuestions', when }];
  const pages = byQuestion({ fields, sections: [{ id: 'all', fields: [['benefits', 'qualificationQuestions']] }] });
  expect(fieldsOf(pages)).toEqual({
    home: 'benefits qualificationQuestions',
    'home-qualificationQuestions-2': 'qualificationQuestions',
  });
  const asked = Object.values(pages).map((step) => step.fields.find(({ id }) => id === 'qualificationQuestions'));
  expect(asked).toMatchObject([
    { options: { first: 1 }, when: [when, { rule: 'hasQuestion', params: { number: 1 } }] },
    { options: { first: 2 }, when: [when, { rule: 'hasQuestion', params: { number: 2 } }] },
  ]);
});

test('questions put together are one page, which does not move on by one press', () => {
  const fields: Field[] = [{ kind: 'Gender' }, { kind: 'QualificationQuestions' }];
  const pages = byQuestion({ fields, sections: [{ id: 'all', fields: [['gender', 'qualificationQuestions']] }] });
  expect(fieldsOf(pages)).toEqual({ home: 'gender qualificationQuestions' });
  expect(pages['home']?.part).not.toHaveProperty('movesOn');
});

test('of pages that move on the first says so; a section saves on its last', () => {
  const own: Compositions = { ...someKinds, Ethnicity: { answers: ['ethnicities'], onePress: () => true } };
  const fields: Field[] = [{ kind: 'Gender' }, { kind: 'Ethnicity' }, { kind: 'Email' }];
  const sections = [
    { id: 'you', fields: ['gender', 'ethnicity'], saves: true },
    { id: 'contact', fields: ['email'] },
  ];
  const pages = Object.values(byQuestion({ fields, sections }, own));
  expect(pages.map(({ part }) => part?.movesOn)).toEqual(['said', 'known', undefined]);
  expect(pages.map(({ saves }) => saves)).toEqual([false, true, false]);
});

test('where some pages in a row ask under conditions each of them may follow', () => {
  const scan = { rule: 'asksForCtScan' } as const;
  const fields: Field[] = [{ kind: 'Gender' }, { kind: 'CtScanDate', when: scan }, { kind: 'QualificationQuestions' }];
  const pages = byQuestion({
    next: 'thanks',
    fields,
    sections: [{ id: 'all', fields: ['gender', 'ctScanDate', 'qualificationQuestions'] }],
  });
  expect(pages['home']?.next).toEqual({
    cases: [
      { when: scan, to: 'home-ctScanDate' },
      { when: [{ rule: 'hasQuestion', params: { number: 1 } }], to: 'home-qualificationQuestions' },
    ],
    otherwise: 'thanks',
  });
});

test('the last page of a step that ends the flow leads nowhere', () => {
  const pages = byQuestion({
    fields: [{ kind: 'Gender' }],
    sections: [{ id: 'all', fields: ['gender'] }],
    aliases: ['old'],
  });
  expect(pages['home']).not.toHaveProperty('next');
  expect(pages['home']?.aliases).toEqual(['old']);
});

test('other names of a step are those of its first page', () => {
  const fields: Field[] = [{ kind: 'Gender' }, { kind: 'Email' }];
  const pages = byQuestion({ fields, sections: [{ id: 'all', fields: ['gender', 'email'] }], aliases: ['old'] });
  expect(Object.values(pages).map(({ aliases }) => aliases)).toEqual([['old'], undefined]);
});
