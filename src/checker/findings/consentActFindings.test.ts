import { expect, test } from 'vitest';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import type { Audience, Wordings } from '#src/checker/consents.ts';
import { memoryProject, soundCampaign } from '#src/checker/testing/soundCampaign.ts';

type Words = Readonly<Partial<Record<'en' | 'es', string>>>;

/** The findings of a code where a consent of the sound campaign has these sentences at its end, before the policy. */
function found(audience: Audience, words: Words, { code = 'C039', name = 'screener', change = {} } = {}): string[] {
  const project = memoryProject({ sound: { ...soundCampaign, ...change } });
  const wordings = (one: string): Wordings => {
    const before = project.consents.wordings(one);
    if (one !== name) return before;
    const { en = '', es = '' } = before[audience];
    const added = { en: `${words.en ?? ''} ${en}`, es: `${words.es ?? ''} ${es}` };
    return { ...before, [audience]: added };
  };
  const consents = { ...project.consents, wordings };
  const reports = [...checkCampaigns(['sound'], { ...project, consents }, { strict: [], today: '2026-11-01' })];
  return reports.flatMap(({ findings }) => findings.flatMap((one) => (one.code === code ? one.message : [])));
}

const box = { en: 'If you check this box, you agree.', es: 'Si marca esta casilla, usted acepta.' };
const button = {
  en: 'Pressing the button below is your consent.',
  es: 'Al presionar el botón de abajo, usted acepta.',
};
const both = { en: `${box.en} ${button.en}`, es: `${box.es} ${button.es}` };

test('a box is found in the consent that going on gives', () => {
  expect(found('us', box)).toEqual([
    'The words of the consent say that a box is checked, and a button gives it: consents/screener.us.en.md, consents/screener.us.es.md',
  ]);
  expect(found('us', { es: 'Antes de marcar la segunda casilla, lea esto.' })).toEqual([
    'The words of the consent say that a box is checked, and a button gives it: consents/screener.us.es.md',
  ]);
});

test('a button is found in the consent that a box gives', () => {
  expect(found('international', button)).toEqual([
    'The words of the consent say that a button gives it, and a box does: consents/screener.international.en.md, consents/screener.international.es.md',
  ]);
});

test('a button is found in what the clinic may be told, which has a box in every country', () => {
  for (const audience of ['us', 'international'] as const)
    expect(found(audience, button, { name: 'clinic' })).toEqual([
      `The words of the consent say that a button gives it, and a box does: consents/clinic.${audience}.en.md, consents/clinic.${audience}.es.md`,
    ]);
});

test('a further box gives nothing of what the button is said to give', () => {
  const further = { en: 'If you check the second box, we share it.', es: 'Si marca la otra casilla, lo compartimos.' };
  const words = { en: `${button.en} ${further.en}`, es: `${button.es} ${further.es}` };
  expect(found('international', words)).toHaveLength(1);
  expect(found('international', { en: `${both.en} ${further.en}`, es: `${both.es} ${further.es}` })).toEqual([]);
});

test.each([
  ['us', button],
  ['us', both],
  ['us', { en: 'We check each box that we send.' }],
  ['international', box],
  ['international', both],
  ['international', { en: 'You may press Stop in any message.' }],
] as const)('what is so for the %s is not found: %o', (audience, words) => {
  expect(found(audience, words)).toEqual([]);
});

test('words that an agent reads out on the phone are not looked at', () => {
  expect(found('us', box, { change: { flowType: 'partnerScreener' } }).join()).not.toContain('a button gives it');
});

/** What is found of words by which care hangs on a consent. */
const ofChoice = (words: Words) => found('us', words).filter((message) => message.includes('care hangs on it'));

test.each([
  { en: 'You are free: agreeing is needed to get medical care.' },
  { en: 'You must agree to receive care.' },
  { en: 'To get treatment you need to check the box.' },
  { en: 'It is your choice: treatment and insurance depend on it.' },
  { en: 'You cannot get care if you do not agree.' },
  { en: 'Without your consent, you will not receive treatment.' },
  { es: 'Usted decide: aceptar es necesario para recibir atención médica.' },
  { es: 'Debe aceptar para recibir tratamiento.' },
  { es: 'Para recibir atención médica, usted debe aceptar.' },
  { es: 'Es su decisión: la atención médica depende de ello.' },
  { es: 'No podrá recibir atención si no acepta.' },
  { es: 'Sin su consentimiento, no recibirá nada. Sin aceptar no puede obtener tratamiento.' },
])('a consent on which care hangs is found: %o', (words) => {
  expect(ofChoice(words)).toHaveLength(1);
});

test.each([
  { en: 'Agreeing is not needed to get medical care or to buy anything.' },
  { en: "Nobody's care depends on it. Your care does not depend on it." },
  { en: 'You do not have to agree to get care.' },
  { en: 'We never say that your consent is required for treatment.' },
  { en: 'Your consent is required for treatment in the study, and is asked for there.' },
  { en: 'You must agree to go on. You can get care without it.' },
  { es: 'Aceptar no es necesario para recibir atención médica ni para comprar nada.' },
  { es: 'Su atención médica no depende de ello. No tiene que aceptar para recibir atención.' },
  { es: 'Su consentimiento es necesario para el tratamiento del estudio, y se pide allí.' },
  { es: 'Puede recibir atención sin aceptar. Debe aceptar para seguir.' },
])('a consent on which no care hangs is not: %o', (words) => {
  expect(ofChoice(words)).toEqual([]);
});

test.each([
  [{ en: 'Read our [Terms of Use](privacy).' }, '"Terms of Use" opens the policy "privacy": write (terms)'],
  [{ en: 'Read the [HIPAA Notice](healthData).' }, '"HIPAA Notice" opens the policy "healthData": write (hipaa)'],
  [{ en: 'Read the [Cookie Policy](privacy).' }, '"Cookie Policy" opens the policy "privacy": write (cookies)'],
  [{ es: 'Lea el [Aviso de HIPAA](terms).' }, '"Aviso de HIPAA" opens the policy "terms": write (hipaa)'],
  [
    { es: 'Lea el [Aviso de privacidad de datos de salud del consumidor](privacy).' },
    '"Aviso de privacidad de datos de salud del consumidor" opens the policy "privacy": write (healthData)',
  ],
  [{ es: 'Lea los [Términos de uso](cookies).' }, '"Términos de uso" opens the policy "cookies": write (terms)'],
])('a link that opens another policy than it names is found: %o', (words, message) => {
  const [language] = Object.keys(words);
  const wrong = found('international', words, { code: 'C062' });
  expect(wrong).toEqual([`consents/screener.international.${language}.md: ${message}`]);
});

test.each([
  'Read our [Privacy Policy](privacy) and [Terms of Use](terms).',
  'Read the [Consumer Health Data Privacy Policy](healthData).',
  'Read [what we do with your data](healthData) and [the rules](terms).',
  'Read [how we use cookies](privacy) and [what happens to your health data](privacy).',
  'Read [your rights under HIPAA](privacy) and [the terms of each study](privacy).',
  'Read the [Cookie Policy](cookies), the [Notice of your rights under HIPAA](hipaa) and the [Terms and Conditions](terms).',
])('a link that opens what it names is not found: %s', (en) => {
  expect(found('international', { en }, { code: 'C062' })).toEqual([]);
});
