import { textIn } from '#tests/e2e/journeys/journey.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { healthAnswers, healthSteps } from './health.ts';
import { us } from '#tests/e2e/journeys/countries.ts';
import { counted, landingOf, ownSteps } from './steps.ts';
import { agreed, storedMeasures, reachedAt, type VisitOf } from './visit.ts';

export const titleOf = (language: Language) =>
  textIn(language)('Find a clinical study', 'Encuentre un estudio clínico');
const healthButton = (language: Language) =>
  textIn(language)('Answer Background and Health Questions', 'Responder preguntas de salud y datos demográficos');

/** The whole of the core sign-up: diagnosis, conditions, thanks and the questionnaire. */
export const whole: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const t = texts[language];
  const own = ownSteps(language, place);
  return {
    name: `Rosa María ${family}`,
    journey: {
      flow: 's6',
      language,
      query: '?indicationIds%5B%5D=101',
      title: titleOf(language),
      steps: [
        landingOf(language, t.woman),
        ...counted(language, [
          own.postal(),
          own.age('52'),
          own.name(`Rosa María ${family}`),
          own.phone(),
          own.email('rosa@example.com'),
          own.diagnosis(say('Yes', 'Sí')),
          own.conditions({ pick: t.searchConditions, option: say('Migraine', 'Migraña') }),
        ]),
        { ...own.thanks('Rosa María'), press: healthButton(language) },
        ...healthSteps(language, place),
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        ...storedMeasures(place),
        campaign: 's6',
        first_name: 'Rosa María',
        last_name: family,
        email: 'rosa@example.com',
        gender: 'female',
        age: 52,
        language,
        indication_ids: [101, 401],
        ethnicities: [6],
      },
      consents: agreed(place),
      survey: healthAnswers,
    },
  };
};
