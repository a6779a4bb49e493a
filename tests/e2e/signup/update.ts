import { sayIn, type Journey } from '#tests/e2e/journey.ts';
import { words, type Language } from '#tests/e2e/words.ts';
import { ownSteps } from './steps.ts';

const flowOf = (language: Language, slug: string) => ({
  flow: 'lead-update',
  language,
  query: `?slug=${slug}`,
  title: sayIn(language)('Is this still correct?', '¿Sigue siendo correcto?'),
});

/** Somebody who follows the link to their lead, corrects what is wrong and confirms what they then see. */
export function correction(language: Language, { name, slug }: { name: string; slug: string }): Journey {
  const say = sayIn(language);
  const t = words[language];
  const known = {
    at: 'home',
    heading: say('Is this still correct?', '¿Sigue siendo correcta esta información?'),
  };
  return {
    ...flowOf(language, slug),
    steps: [
      { ...known, shows: [name, '(312) 555-0123', 'eva@example.com', '60601'], press: say('Change', 'Cambiar') },
      {
        at: 'checkAgain',
        heading: say('Please correct what has changed', 'Corrija lo que haya cambiado'),
        entries: [
          { type: t.birthDate, text: '05/02/1974' },
          { select: t.gender, option: t.female },
          { type: t.email, text: 'eva.new@example.com' },
          { check: say('Migraine', 'Migraña') },
        ],
        press: t.submit,
      },
      { ...known, shows: [name, 'eva.new@example.com', '05/02/1974'], press: say('This is correct', 'Es correcta') },
      ownSteps(language).thanks('Eva'),
    ],
  };
}

/** Somebody whose link is not good any more: they fill in the form. */
export function deadLink(language: Language, name: string): Journey {
  const say = sayIn(language);
  const t = words[language];
  return {
    ...flowOf(language, 'long-gone-link'),
    steps: [
      {
        at: 'home',
        heading: say('Please tell us about yourself', 'Cuéntenos un poco sobre usted'),
        entries: [
          { type: t.fullName, text: name },
          { type: t.postal, text: '60601' },
          { type: t.birthDate, text: '05/02/1974' },
          { select: t.gender, option: t.female },
          { type: t.phone, text: '3125550123' },
          { type: t.email, text: 'eva@example.com' },
        ],
        press: t.submit,
      },
      ownSteps(language).thanks('Eva'),
    ],
  };
}
