import { ageOn } from '#src/domain/age.ts';
import { isoDate } from '#src/domain/dates.ts';
import { textIn, type Step } from '#tests/e2e/journeys/journey.ts';
import { runStartedAt } from '#tests/e2e/support/serverUnderTest.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { asthma, confirmation } from './asthma.ts';
import { us, type Place } from '#tests/e2e/journeys/countries.ts';
import { counted, ownSteps } from './steps.ts';
import { agreed, agreement, reachedAt, type VisitOf } from './visit.ts';

/** When the visitors of the demonstration were born, who also enter their age: none has a birthday during the run. */
const born = ['1980', new Date(runStartedAt).getMonth() === 1 ? '08' : '02', '03'] as const;
const bornOn = born.join('-');
const age = ageOn(bornOn, isoDate(new Date(runStartedAt)));

/** The steps of the demonstration up to the conditions. */
function demoSteps(language: Language, name: string, place: Place): Step[] {
  const say = textIn(language);
  const t = texts[language];
  const own = ownSteps(language, place);
  return [
    own.age(String(age)),
    {
      at: 'dob',
      heading: say('Gender and date of birth', 'Género y fecha de nacimiento'),
      entries: [
        { select: t.gender, option: t.male },
        { type: t.birthDate, text: place.date(...born) },
      ],
      press: t.next,
    },
    own.postal(),
    own.name(name),
    own.phone(),
    {
      at: 'questions',
      heading: say('Questions about the study', 'Preguntas sobre el estudio'),
      entries: asthma(language, place),
      press: t.next,
    },
    confirmation(language, place),
    {
      at: 'indications',
      heading: say('Last step: your health conditions', 'Último paso: sus afecciones'),
      shows: [say('Do you have any of these conditions?', '¿Tiene alguna de estas afecciones?')],
      entries: [{ check: say('Migraine', 'Migraña') }, ...agreement(language, place)],
      press: t.next,
    },
  ];
}

const demoHome = (language: Language, place: Place): Step => ({
  at: 'home',
  heading: textIn(language)('A flow that shows everything', 'Un flujo que lo muestra todo'),
  entries: [{ select: textIn(language)('Country', 'País'), option: place.name[language] }],
  press: texts[language].next,
});

/** The demonstration as somebody sees it who qualifies. */
export const demoQualified: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  return {
    name: `Dan ${family}`,
    journey: {
      flow: 'demo',
      language,
      query: '',
      title: say('Demonstration', 'Demostración'),
      steps: [
        demoHome(language, place),
        ...counted(language, demoSteps(language, `Dan ${family}`, place)),
        {
          at: 'result',
          heading: say(
            'Dan, this study is looking for people like you!',
            'Dan, ¡este estudio busca personas como usted!',
          ),
        },
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        campaign: 'demo',
        qualified: true,
        study_id: 1,
        age,
        date_of_birth: bornOn,
      },
      consents: agreed(place, false),
    },
  };
};
