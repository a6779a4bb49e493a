/** What the pages of the bench ask for, beside the default screener with a study of as many questions. */
export const texts = [
  { id: 'fullName', label: 'Full name', autoComplete: 'name' },
  { id: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', hint: 'For example 12345' },
  { id: 'phone', label: 'Phone number', autoComplete: 'tel', hint: 'For example (312) 555-0123' },
  { id: 'email', label: 'Email', autoComplete: 'email' },
  { id: 'birthDate', label: 'Date of birth', autoComplete: 'bday', hint: 'MM/DD/YYYY' },
] as const;

export type Choice = { id: string; legend: string; options: readonly { value: string; label: string }[] };

const choiceOf = (id: string, legend: string, labels: readonly string[]): Choice => ({
  id,
  legend,
  options: labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label })),
});

/** How many questions the study has that the pages are compared with. */
export const questionCount = 20;

export const choices: readonly Choice[] = [
  choiceOf('gender', 'Gender', ['Male', 'Female']),
  ...Array.from({ length: questionCount }, (_, at) =>
    choiceOf(`question-${at + 1}`, `${at + 1}. Has a doctor ever told you that you have condition ${at + 1}?`, [
      'Yes',
      'No',
      'I am not sure',
    ]),
  ),
];

export const ethnicity = choiceOf('ethnicity', 'Ethnicity', [
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Native American',
  'Pacific Islander',
  'White',
  'Other',
]);

export const measures = [
  { id: 'heightFeet', label: 'Height, feet', min: 3, max: 8 },
  { id: 'heightInches', label: 'Height, inches', min: 0, max: 11 },
  { id: 'weightPounds', label: 'Weight, pounds', min: 60, max: 700 },
] as const;

export const title = 'See if you qualify for a study';
export const introduction =
  'Answer a few questions about yourself and your health. Your answers are seen by our team and, if a study may fit, by its research team.';
export const required = 'This field must be answered';
