import { textIn } from '#tests/e2e/journeys/journey.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { healthAnswers, healthSteps } from './health.ts';
import { us } from '#tests/e2e/journeys/countries.ts';
import { counted, landingOf, ownSteps } from './steps.ts';
import { agreed, storedMeasures, reachedAt, type VisitOf } from './visit.ts';

export const titleOf = (language: Language) =>
  textIn(language)('Find a clinical study', 'Encuentre un estudio clínico');
const healthButton = (language: Language) =>
  textIn(language)('Answer Health Questions', 'Responder preguntas de salud');

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

/** The shortest journey through the core sign-up, without a gender, an email or a condition. */
export const shortest: VisitOf = (language, family, place = us) => {
  const own = ownSteps(language, place);
  return {
    name: `Ana ${family}`,
    journey: {
      flow: 's6',
      language,
      query: '',
      title: titleOf(language),
      steps: [
        landingOf(language, texts[language].find),
        ...counted(language, [
          own.postal(),
          own.age('40'),
          own.name(`Ana ${family}`),
          own.phone(),
          own.email(''),
          own.conditions(),
        ]),
        own.thanks('Ana'),
      ],
    },
    expected: {
      lead: { ...reachedAt(place), campaign: 's6', gender: null, age: 40, email: null, indication_ids: [] },
      consents: agreed(place, false),
    },
  };
};

/** The sign-up by date of birth, with its counter in figures and its choice of country. */
export const byBirthDate: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const own = ownSteps(language, place);
  const country = { select: say('Country', 'País'), option: place.name[language] };
  return {
    name: `Sam ${family}`,
    journey: {
      flow: 's15',
      language,
      query: '?cg=1',
      title: titleOf(language),
      steps: [
        landingOf(language, texts[language].woman),
        ...counted(
          language,
          [
            { ...own.postal(country), shows: [say('Sign-up s15', 'Registro s15')] },
            own.dob(),
            own.name(`Sam ${family}`),
            own.phone(),
            own.email(''),
            own.conditions(),
          ],
          'figures',
        ),
        { ...own.thanks('Sam'), press: healthButton(language) },
        ...healthSteps(language, place),
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        ...storedMeasures(place),
        campaign: 's15',
        first_name: 'Sam',
        gender: 'female',
        date_of_birth: '1974-05-02',
        age: null,
        email: null,
      },
      consents: agreed(place, false),
      survey: healthAnswers,
    },
  };
};
