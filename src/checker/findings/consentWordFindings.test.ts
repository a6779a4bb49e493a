import { expect, test } from 'vitest';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { memoryProject, soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const contact = {
  en: 'We call, text or email you about your health.',
  es: 'Le llamamos o le escribimos un correo sobre su salud.',
};

/** What is found of the words of the sound campaign, which asks for a number and an address. */
function found(words: { en: string; es: string }, change: object = {}): string[] {
  const project = memoryProject({ sound: { ...soundCampaign, ...change } });
  const consents = { ...project.consents, wordings: () => ({ us: contact, international: words }) };
  const reports = [...checkCampaigns(['sound'], { ...project, consents }, { strict: [], today: '2026-11-01' })];
  return reports.flatMap(({ findings }) => findings.flatMap(({ code, message }) => (code === 'C039' ? message : [])));
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
