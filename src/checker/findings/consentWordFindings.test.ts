import { describe, expect, test } from 'vitest';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import type { ConsentLibrary } from '#src/checker/consents.ts';
import { memoryProject, points, policy, soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const contact = {
  en: 'We call, text or email you about your health.',
  es: 'Le llamamos o le escribimos un correo sobre su salud.',
};

type Words = { en: string; es: string };

/** The findings of a code in the sound campaign, which asks for a number and an address, where a consent has these words abroad. */
function found(words: Words, change: object = {}, name = 'screener', code = 'C039'): string[] {
  const project = memoryProject({ sound: { ...soundCampaign, ...change } });
  const wordings: ConsentLibrary['wordings'] = (one) => {
    const { us, international } = project.consents.wordings(one);
    return { us, international: one === name ? words : international };
  };
  const consents = { ...project.consents, wordings };
  const reports = [...checkCampaigns(['sound'], { ...project, consents }, { strict: [], today: '2026-11-01' })];
  return reports.flatMap(({ findings }) => findings.flatMap((one) => (one.code === code ? one.message : [])));
}

test.each([
  ['of email', { ...contact, en: 'We call you about your health.' }, 'nothing of email', 'international.en'],
  ['of email, in Spanish', { ...contact, es: 'Le llamamos sobre su salud.' }, 'nothing of email', 'international.es'],
  ['of calls', { ...contact, en: 'We email you about your health.' }, 'nothing of calls or texts', 'international.en'],
  [
    'of calls, in Spanish',
    { ...contact, es: 'Le escribimos un correo sobre su salud.' },
    'nothing of calls',
    'international.es',
  ],
  [
    'of health, but in the name of a policy,',
    { ...contact, en: 'We call, text or email you. Read our [Health Data Notice](healthData).' },
    'nothing of health',
    'international.en',
  ],
  [
    'of health, in Spanish',
    { ...contact, es: 'Le llamamos o le escribimos un correo.' },
    'nothing of health',
    'international.es',
  ],
])('words that say nothing %s are found where that is asked for', (_, words, what, file) => {
  expect(found(words)).toEqual([expect.stringMatching(new RegExp(`${what}.*: consents/screener\\.${file}\\.md$`))]);
});

test('words of pictures are found where none are taken', () => {
  const words = { en: `${contact.en} We look at your photos.`, es: `${contact.es} Miramos sus imágenes.` };
  expect(found(words)).toEqual([
    expect.stringMatching(/something of pictures, .*\.international\.en\.md, .*\.es\.md$/),
  ]);
  const taken = found(words, { pictures: { keptDays: 90 } });
  expect(taken).toEqual([
    expect.stringMatching(/nothing of pictures.*: consents\/screener\.us\.en\.md, .*\.us\.es\.md$/),
  ]);
});

test('words that name what is asked for have no finding', () => {
  expect(found(contact)).toEqual([]);
});

test.each(['en', 'es'] as const)('a shared consent with the words of another one is found: %s', (locale) => {
  const clinic = memoryProject({}).consents.wordings('clinic').international;
  const words = { ...clinic, [locale]: contact[locale] };
  expect(found({ en: '', es: '', ...words }, {}, 'clinic')).toEqual([
    `The words of the consent say nothing of the clinic that runs the study, for which it asks: consents/clinic.international.${locale}.md`,
  ]);
});

describe('a consent of which a part is gone', () => {
  const agreed = { en: points.en + contact.en, es: points.es + contact.es };
  const whole = { en: `${agreed.en}\n\n${policy.en}`, es: `${agreed.es}\n\n${policy.es}` };
  const cut = (words: Partial<Words>) => found({ ...whole, ...words }, {}, 'screener', 'C080');

  test('is whole before', () => {
    expect(cut({})).toEqual([]);
  });

  test.each<[string, Partial<Words>, string]>([
    [
      'its end',
      { en: `${agreed.en}\n\nSee our [policy](privacy) and` },
      'The consent ends within a sentence: consents/screener.international.en.md',
    ],
    [
      'the policy in both languages',
      agreed,
      'The consent has no link to the privacy policy, `[...](privacy)`: consents/screener.international.en.md, consents/screener.international.es.md',
    ],
    [
      'a paragraph in one language',
      { es: `${agreed.es} ${policy.es}` },
      'consents/screener.international has 3 paragraphs in English and 2 in Spanish',
    ],
    [
      'its points in one language',
      { en: `In short.\n\n${contact.en}\n\n${policy.en}` },
      'The consent does not begin with three points, each behind `- `: who asks, what for, and how to stop: consents/screener.international.en.md',
    ],
    [
      'the words of a point',
      { en: whole.en.replace('What for: to see if a study fits.', '') },
      'The consent has a point without words: consents/screener.international.en.md',
    ],
    [
      'how to stop the texts that it names',
      { en: whole.en.replace('health.', 'health from {shortCode}. Reply HELP for help.') },
      'The consent names the number that texts come from, and not STOP and HELP, which end and explain them: consents/screener.international.en.md',
    ],
  ])('is found without %s', (_, words, expected) => {
    expect(cut(words)).toEqual([expected]);
  });

  test('is found with a paragraph twice', () => {
    expect(cut({ en: `${whole.en}\n\n${policy.en}`, es: `${whole.es}\n\n${policy.es}` })).toEqual([
      'The consent says a paragraph twice: consents/screener.international.en.md, consents/screener.international.es.md',
    ]);
  });

  test.each([
    ['a link to no policy', whole.en.replace('(privacy)', '(privcy)')],
    ['a word to its lawyer at its end', `${whole.en} TODO: ask the lawyer`],
    ['a tag at its end', `${whole.en}<br>`],
  ])('is not said to be one of which a part is gone as well, for %s', (_, en) => {
    expect(cut({ en })).toEqual([]);
  });

  test.each([
    ['{shortCodes}', 'has {shortCodes} in it, which nothing fills: blanks of a consent are {smsHelp} and {shortCode}'],
    ['{product}', 'has {product} in it, which nothing fills: blanks of a consent are {smsHelp} and {shortCode}'],
    ['{ smsHelp }', 'has a brace that visitors would read: blanks of a consent are {smsHelp} and {shortCode}'],
  ])('is found with the blank %s', (blank, error) => {
    const en = whole.en.replace('health.', `health at ${blank}.`);
    expect(found({ ...whole, en }, {}, 'screener', 'C028')).toEqual([
      `The consent ${error}: consents/screener.international.en.md`,
    ]);
  });

  test.each([
    ['{shortcode}', '{shortCode}', 'C029'],
    ['[notice](privcy)', '[aviso](privacy)', 'C030'],
  ])('is not said to differ by a slip that is found: %s', (english, spanish, code) => {
    const words = { en: `${whole.en} Read ${english}.`, es: `${whole.es} Lea ${spanish}.` };
    expect(found(words, {}, 'screener', code)).toEqual([]);
  });

  test('is found without a link that the other language has', () => {
    const words = { ...whole, en: `${contact.en}\n\n${policy.en} See our [terms](terms).` };
    expect(found(words, {}, 'screener', 'C030')).toEqual([
      'The translation of consents/screener.international lacks the link to "terms"',
    ]);
  });
});

test('what the same words leave out is one finding', () => {
  const words = { en: 'We keep what you say of your health.', es: 'Guardamos lo que dice de su salud.' };
  expect(found(words)).toEqual([
    expect.stringMatching(/say nothing of calls or texts, for which this flow asks, and nothing of email, for which/),
  ]);
});

test('what each of the words leaves out is one finding, too', () => {
  const all = 'We may call, text and email you about';
  const words = { en: `${all} your health. We keep it.`, es: 'Le podemos llamar o escribir por correo.' };
  const other = { en: 'We keep what you say of your health.', es: words.es };
  expect(found(words)).toHaveLength(1);
  expect(found(other)).toEqual([expect.stringMatching(/nothing of calls .*\.en\.md; nothing of health.*\.es\.md/)]);
});

test('a consent that nobody has translated is said to be that, and nothing else', () => {
  const english = { en: `${points.en}${contact.en} ${policy.en}`, es: `${points.en}${contact.en} ${policy.en}` };
  expect(found(english)).toEqual([]);
  expect(found(english, {}, 'screener', 'C084')).toEqual([
    expect.stringMatching(/^The Spanish of consents\/screener\.international is English: /),
  ]);
});
