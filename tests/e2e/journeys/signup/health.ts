import { textIn, type Step } from '#tests/e2e/journeys/journey.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import type { Place } from '#tests/e2e/journeys/countries.ts';
import { measures } from './visit.ts';

/** The questionnaire of a sign-up, and its thanks. */
export function healthSteps(language: Language, place: Place): Step[] {
  const say = textIn(language);
  const t = texts[language];
  const yes = say('Yes', 'Sí');
  return [
    {
      at: 'healthQuestions',
      heading: say('Demographic Questionnaire', 'Cuestionario demográfico'),
      entries: [
        ...measures(language, place),
        { check: say('Hispanic or Latino', 'Hispano/a o latino/a') },
        { radio: say('Do you have health insurance?', '¿Tiene seguro médico?'), option: yes },
        {
          select: say(
            'What is the highest level of education you have completed?',
            '¿Cuál es el nivel más alto de estudios que completó?',
          ),
          option: say('Some college', 'Algunos estudios universitarios'),
        },
        {
          select: say('What is your yearly household income?', '¿Cuál es el ingreso anual de su hogar?'),
          option: say('$35,000 to $50,000', 'De $35,000 a $50,000'),
        },
        {
          radio: say('Are you a member of the LGBTQ+ community?', '¿Es parte de la comunidad LGBTQ+?'),
          option: 'No',
        },
        {
          radio: say('Have you served in the military?', '¿Ha prestado servicio en las fuerzas armadas?'),
          option: 'No',
        },
        {
          radio: say(
            'Have you been diagnosed with a mental health condition?',
            '¿Le han diagnosticado una afección de salud mental?',
          ),
          option: say('Prefer not to answer', 'Prefiero no responder'),
        },
        { radio: say('Do you have a physical disability?', '¿Tiene una discapacidad física?'), option: yes },
      ],
      press: t.submit,
    },
    { at: 'health-thank-you', heading: say('Thank you!', '¡Gracias!'), shows: [t.find] },
  ];
}

/** What a questionnaire filled like that leaves in the database, by the number of the question. */
export const healthAnswers = {
  1: 'yes',
  2: 'some_college',
  3: '35k-50k',
  4: 'no',
  5: 'no',
  6: 'prefer_not_to_answer',
  7: 'yes',
} as const;
