import { ageOn } from '#src/domain/age.ts';
import { isoDate } from '#src/domain/dates.ts';
import { sayIn, type Entry, type Step } from '#tests/e2e/journey.ts';
import { lucia, rosa } from '#tests/e2e/screener.ts';
import { words, type Language } from '#tests/e2e/words.ts';
import { us, type Place } from './places.ts';
import { counted, ownSteps } from './steps.ts';
import { agreed, agreement, keptMeasures, measures, reachedAt, type VisitOf } from './visit.ts';

/** The answers to the questions of the asthma study, which qualify unless the visitor smokes. */
function asthma(language: Language, place: Place, smokes = false): Entry[] {
  const { answers } = language === 'en' ? rosa : lucia;
  const say = sayIn(language);
  const smoking = say(
    'Have you smoked or vaped in the last 12 months?',
    '¿Ha fumado o vapeado en los últimos 12 meses?',
  );
  const given = { ...answers, [smoking]: smokes ? say('Yes', 'Sí') : 'No' };
  const criteria = Object.entries(given).flatMap(([question, answer]): Entry[] =>
    typeof answer === 'string'
      ? [{ radio: question, option: answer }]
      : answer.map((check) => ({ check, within: question })),
  );
  return [...criteria, ...measures(language, place)];
}

const confirmation = (language: Language, place: Place): Step => ({
  at: 'confirmEligibility',
  heading: sayIn(language)('Please check your answers', 'Revise sus respuestas'),
  shows: [place.zip],
  press: sayIn(language)('Confirm', 'Confirmar'),
});

/** Somebody who is not known by a link after all answers the questions of the study. */
export const midpath: VisitOf = (language, family, place = us) => {
  const say = sayIn(language);
  const t = words[language];
  const { conditions, thanks } = ownSteps(language, place);
  return {
    name: `Max ${family}`,
    journey: {
      flow: 'midpath',
      language,
      query: '',
      title: say('A few more questions', 'Algunas preguntas más'),
      steps: [
        ...counted(language, [
          {
            at: 'questions',
            heading: say('A few questions about the study', 'Algunas preguntas sobre el estudio'),
            entries: [
              { type: t.fullName, text: `Max ${family}` },
              { type: t.phone, text: place.phone },
              ...asthma(language, place),
            ],
            press: t.next,
          },
          {
            at: 'checkAgain',
            heading: say('Where and who', 'Dónde y quién'),
            entries: [
              { type: place.postalLabel[language], text: place.zip },
              { type: t.birthDate, text: place.date('1974', '05', '02') },
              { select: t.gender, option: t.male },
            ],
            press: t.next,
          },
          confirmation(language, place),
          conditions({ pick: t.searchConditions, option: say('Migraine', 'Migraña') }),
        ]),
        thanks('Max'),
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        ...keptMeasures(place),
        campaign: 'midpath',
        gender: 'male',
        date_of_birth: '1974-05-02',
        study_id: 1,
        qualified: true,
        indication_ids: [401],
      },
      consents: agreed(place),
    },
  };
};

/** How old the visitors of the demonstration are, who say both when they were born and how old they are. */
const bornOn = '1980-02-03';
const age = ageOn(bornOn, isoDate(new Date()));

/** The steps of the demonstration up to the conditions. */
function demoSteps(language: Language, name: string, place: Place, smokes = false): Step[] {
  const say = sayIn(language);
  const t = words[language];
  const own = ownSteps(language, place);
  return [
    own.age(String(age)),
    {
      at: 'dob',
      heading: say('Gender and date of birth', 'Género y fecha de nacimiento'),
      entries: [
        { select: t.gender, option: t.male },
        { type: t.birthDate, text: place.date('1980', '02', '03') },
      ],
      press: t.next,
    },
    own.postal(),
    own.name(name),
    own.phone(),
    {
      at: 'questions',
      heading: say('Questions about the study', 'Preguntas sobre el estudio'),
      entries: asthma(language, place, smokes),
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
  heading: sayIn(language)('A flow that shows everything', 'Un flujo que lo muestra todo'),
  entries: [{ select: sayIn(language)('Country', 'País'), option: place.name[language] }],
  press: words[language].next,
});

/** The demonstration as somebody sees it who qualifies. */
export const demoQualified: VisitOf = (language, family, place = us) => {
  const say = sayIn(language);
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
      consents: agreed(place),
    },
  };
};

/** The demonstration as somebody sees it who does not qualify. */
export const demoThanked: VisitOf = (language, family, place = us) => ({
  name: `Dov ${family}`,
  journey: {
    flow: 'demo',
    language,
    query: '',
    title: sayIn(language)('Demonstration', 'Demostración'),
    steps: [
      demoHome(language, place),
      ...counted(language, demoSteps(language, `Dov ${family}`, place, true)),
      ownSteps(language, place).thanks('Dov'),
    ],
  },
  expected: {
    lead: { ...reachedAt(place), campaign: 'demo', qualified: false, indication_ids: [401] },
    consents: agreed(place),
  },
});

/** The demonstration as somebody sees it who came about a cancer and does not qualify. */
export const demoCancer: VisitOf = (language, family, place = us) => {
  const say = sayIn(language);
  const t = words[language];
  return {
    name: `Ada ${family}`,
    journey: {
      flow: 'demo',
      language,
      query: '?indicationIds%5B%5D=1001',
      title: say('Demonstration', 'Demostración'),
      steps: [
        demoHome(language, place),
        ...counted(language, [
          ...demoSteps(language, `Ada ${family}`, place, true),
          {
            at: 'cancerindications',
            heading: say('About the cancer', 'Sobre el cáncer'),
            entries: [
              {
                select: say('What type of cancer do you have?', '¿Qué tipo de cáncer tiene?'),
                option: say('Breast', 'De mama'),
              },
              { radio: say('What stage is it?', '¿En qué etapa está?'), option: say('Stage II', 'Etapa II') },
              {
                radio: say('How far along is the treatment?', '¿En qué punto está el tratamiento?'),
                option: say('In treatment', 'En tratamiento'),
              },
            ],
            press: t.next,
          },
        ]),
        {
          at: 'oncologyConfirmation',
          heading: say('Ada, thank you for your answers', 'Ada, gracias por sus respuestas'),
          shows: ['National Cancer Institute', /1-800-555-\d{4}/],
          press: t.next,
        },
        { at: 'thanks', heading: say('Thank you, Ada', 'Gracias, Ada') },
      ],
    },
    expected: {
      lead: { ...reachedAt(place), campaign: 'demo', qualified: false, indication_ids: [1001, 401] },
      consents: agreed(place),
    },
  };
};
