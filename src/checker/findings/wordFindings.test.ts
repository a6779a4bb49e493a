import { expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const text = (en: string, es = 'Registro') =>
  report({ sound: { ...soundCampaign, pageTitle: { en, es } } }, 'sound').text;

test.each([
  ['Approved by the Food and Drug Administration [FDA]'],
  ['Are you approved by the [FDA]?'],
  ['A study of chronic obstructive pulmonary disease [COPD]'],
  ['A study', 'Un estudio de la enfermedad pulmonar obstructiva crónica [EPOC]'],
  ['A study of XXX syndrome'],
  ['A study of triple X (47,XXX)'],
  ['A study', 'Un estudio del síndrome XXX'],
])('%j is written', (en, es = 'Registro') => {
  expect(text(en, es)).not.toContain('C064');
});

test.each(['Read [1] and [2]', 'See [the list]', 'A name [or two]'])('%j may stand in brackets', (en) => {
  expect(text(en)).not.toContain('C064');
});

test.each([
  'Hi Maria, thank you for coming.',
  'Welcome, John!',
  'Thank you, Jane',
  'Dear John Doe, join us',
  'Hola, Juan:',
])('%j greets a reader by a name that a draft has', (en) => {
  expect(text(en)).toContain('C064');
});

test.each([
  'Hi there, welcome!',
  'Hi, I am Maria, a study nurse',
  'Thank you, and welcome',
  'Dear parent, dear friends',
  'Hello, {firstName}!',
  'Welcome to the St. John Clinic',
  'Welcome, John Hopkins Hospital patients',
  'Thank you to Jane and John',
  'Maria, 54: “Hi, I joined”',
  'Thank you, Anna. You changed my life.',
  'Hola a todos, gracias por venir',
])('%j greets nobody by name', (en) => {
  expect(text(en)).not.toContain('C064');
});

test.each([
  'Marketing to approve this text.',
  'A study. Note to translator: short',
  'Legal must review',
  'Do not publish',
])('%j is a note to other writers', (en) => {
  expect(text(en)).toContain('C064');
});

test.each(['The IRB must review each study', 'Note to participants: bring a card', 'Your legal guardian must confirm'])(
  '%j is written to visitors',
  (en) => {
    expect(text(en)).not.toContain('C064');
  },
);

test.each(['- Your card', 'Bring:\n- your card'])('%j is a list of Markdown', (en) => {
  expect(text(en)).toContain('C065');
});

test.each(['See our [privacy policy] (privacy)', 'See our (privacy policy)[privacy]', 'This is **very important'])(
  '%j is Markdown with a slip',
  (en) => {
    expect(text(en)).toContain('C065');
  },
);

test.each(['👉', '★★★', '→'])('%j says nothing to whoever hears it', (en) => {
  expect(text(en)).toContain('C064');
});

test.each(['Free of charge** and short. **Terms apply', 'A study [of asthma] (in adults)', 'Over 18 (adults)'])(
  '%j is a text',
  (en) => {
    expect(text(en)).not.toContain('C06');
  },
);

test.each(['5 - 7 days', 'Yes - and no'])('%j is none', (en) => {
  expect(text(en)).not.toContain('C065');
});

test.each([
  'Dear [first name], welcome',
  'Call [phone number]',
  'Join the [study name]',
  'Join [NAME]',
  'Join [STUDY NAME]',
  'See [URL]',
  'Receive $XXX',
  'The study [translate]',
  '[Traducir] El estudio',
  'Call XXXX',
  'A study of XXX',
  'DRAFT: Join us',
  'A study of [Company]',
  'We call in NaN days',
])('%j is still to be written', (en) => {
  expect(text(en)).toContain('C064');
});

test('a text of a space that is not seen is one mistake, whatever else is wrong with it', () => {
  const { findings, text: printed } = report(
    { sound: { ...soundCampaign, pageTitle: { en: 'Sign up.', es: '\u200B' } } },
    'sound',
  );
  expect(findings).toBe(1);
  expect(printed).toContain('C064 Visitors would read "\\u200B" here');
});
