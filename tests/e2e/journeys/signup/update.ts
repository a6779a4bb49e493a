import { textIn, type Journey } from '#tests/e2e/journeys/journey.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { us, type Place } from '#tests/e2e/journeys/countries.ts';
import { flare } from './short.ts';
import { ownSteps } from './steps.ts';
import { agreed, agreement, reachedAt, type Visit, type VisitOf } from './visit.ts';

const flowOf = (language: Language, slug: string) => ({
  flow: 'lead-update',
  language,
  query: `?slug=${slug}`,
  title: textIn(language)('Is this still correct?', '¿Sigue siendo correcto?'),
});

/** Follows the link to a lead, corrects what is wrong and confirms what is then shown. */
function correction(language: Language, { name, slug, place }: { name: string; slug: string; place: Place }): Journey {
  const say = textIn(language);
  const t = texts[language];
  const birthDate = place.date('1974', '05', '02');
  const known = {
    at: 'home',
    heading: say('Is this still correct?', '¿Sigue siendo correcta esta información?'),
  };
  return {
    ...flowOf(language, slug),
    steps: [
      {
        ...known,
        shows: [name, place.shownPhone, 'eva@example.com', place.zip],
        press: say('Change', 'Cambiar'),
      },
      {
        at: 'checkAgain',
        heading: say('Please correct what has changed', 'Corrija lo que haya cambiado'),
        entries: [
          { type: t.birthDate, text: birthDate },
          { radio: t.gender, option: t.female },
          { type: t.email, text: 'eva.new@example.com' },
          { pick: t.searchConditions, option: say('Migraine', 'Migraña') },
          ...agreement(language, place),
        ],
        press: t.submit,
      },
      {
        ...known,
        shows: [name, 'eva.new@example.com', birthDate],
        press: say('This is correct', 'Es correcta'),
      },
      ownSteps(language, place).thanks('Eva'),
    ],
  };
}

/** Somebody who signs up, and what the link to their lead brings later. */
export function linked(language: Language, family: string, place = us) {
  const earlier = flare(language, family, place);
  const { name, expected } = earlier;
  const corrected = {
    email: 'eva.new@example.com',
    date_of_birth: '1974-05-02',
    gender: 'female',
    indication_ids: [401],
  };
  const later = (slug: string): Visit => ({
    name,
    journey: correction(language, { name, slug, place }),
    expected: { ...expected, lead: { ...expected.lead, ...corrected } },
  });
  return { earlier, later };
}

/** A visitor whose link has expired: they start anew and fill in the form. */
export const unlinked: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const t = texts[language];
  const name = `Eva ${family}`;
  return {
    name,
    journey: {
      ...flowOf(language, 'long-gone-link'),
      steps: [
        {
          at: 'home',
          heading: say(
            'This link does not lead to your information any more.',
            'Este enlace ya no lleva a su información.',
          ),
          press: say('Start anew', 'Empezar de nuevo'),
        },
        {
          at: 'home',
          heading: say('Please tell us about yourself', 'Cuéntenos sobre usted'),
          entries: [
            { type: t.fullName, text: name },
            { type: place.postalLabel[language], text: place.zip },
            { type: t.birthDate, text: place.date('1974', '05', '02') },
            { radio: t.gender, option: t.female },
            { type: t.phone, text: place.phone },
            { type: t.email, text: 'eva@example.com' },
            ...agreement(language, place),
          ],
          press: t.submit,
        },
        ownSteps(language, place).thanks('Eva'),
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        campaign: 'lead-update',
        email: 'eva@example.com',
        date_of_birth: '1974-05-02',
        gender: 'female',
      },
      consents: agreed(place),
    },
  };
};
