import type { Compositions } from '#src/flow/withParts.ts';

/** Some kinds as laying out a step knows them: one that one press answers, and one that fills two pages, among them. */
export const someKinds: Compositions = {
  Heading: { answers: [] },
  PostalCode: { answers: ['postalCode'] },
  Gender: { answers: ['gender'], onePress: () => true },
  Email: { answers: ['email'] },
  Ethnicity: { answers: ['ethnicities'] },
  CtScanDate: { answers: ['ctScanAppointmentDate'] },
  Benefits: { answers: [] },
  QualificationQuestions: {
    answers: ['responses'],
    pages: () =>
      [1, 2].map((number) => ({ options: { first: number }, when: { rule: 'hasQuestion', params: { number } } })),
  },
};
