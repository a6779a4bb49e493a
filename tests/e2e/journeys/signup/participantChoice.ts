import { textIn, type Entry, type Journey, type Step } from '#tests/e2e/journeys/journey.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { titleOf } from './core.ts';
import { us, type Place } from '#tests/e2e/journeys/countries.ts';
import { counted, landingOf, ownSteps, participantSteps } from './steps.ts';
import { agreed, reachedAt, type VisitOf } from './visit.ts';

type Taking = {
  query: string;
  /** Who takes part: the entries on the page about the gender. */
  who: readonly Entry[];
  gender: string;
  steps: readonly Step[];
  thanked: string;
};

/** The journey of visitors of the study on memory loss, who are asked first who takes part. */
function askedWho(language: Language, place: Place, { query, who, gender, steps, thanked }: Taking): Journey {
  const first: Step = {
    at: 'gender',
    heading: textIn(language)('Before we start', 'Antes de empezar'),
    entries: who,
    press: gender,
  };
  return {
    flow: 's6',
    language,
    query,
    title: titleOf(language),
    steps: [
      landingOf(language, texts[language].find),
      ...counted(language, [first, ...steps]),
      ownSteps(language, place).thanks(thanked),
    ],
  };
}

/** Enters who takes part. */
const takesPart = (language: Language, option: string): Entry => ({
  radio: textIn(language)('Who is the participant?', '¿Quién es el participante?'),
  option,
});

/** Somebody who answers for an adult in their care. */
export const caregiver: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const other = participantSteps(language, place);
  return {
    name: `Elena ${family}`,
    journey: askedWho(language, place, {
      query: '?cg=1&studyId=6',
      who: [
        takesPart(language, say('Someone else', 'Otra persona')),
        { type: say('Your full name', 'Su nombre completo'), text: `Luis ${family}` },
        { type: say('Your date of birth', 'Su fecha de nacimiento'), text: place.date('1980', '03', '04') },
      ],
      gender: texts[language].female,
      steps: [
        other.postal(),
        other.age('78'),
        {
          ...other.name(`Elena ${family}`),
          heading: say('What is the full name of the participant?', '¿Cuál es el nombre completo del participante?'),
        },
        other.phone(),
        other.email('luis@example.com'),
        other.diagnosis(
          say(
            'Has the participant been diagnosed with Memory loss?',
            '¿Le han diagnosticado Pérdida de la memoria al participante?',
          ),
          'No',
        ),
        other.conditions(
          say(
            'Which health conditions does the person in your care have?',
            '¿Qué afecciones tiene la persona a su cuidado?',
          ),
        ),
      ],
      thanked: 'Luis',
    }),
    expected: {
      lead: { first_name: 'Elena', gender: 'female', age: 78, study_id: 6, indication_ids: [] },
      caregiver: {
        ...reachedAt(place),
        first_name: 'Luis',
        last_name: family,
        relationship: 'Caregiver',
        date_of_birth: '1980-03-04',
      },
      consents: agreed(place),
    },
  };
};

/** Somebody who might have been a caregiver and takes part themselves. */
export const myself: VisitOf = (language, family, place = us) => {
  const own = ownSteps(language, place);
  return {
    name: `Elsa ${family}`,
    journey: askedWho(language, place, {
      query: '?cg=1&studyId=6&sd=1',
      who: [takesPart(language, textIn(language)('Myself', 'Yo'))],
      gender: texts[language].nonBinary,
      steps: [
        own.postal(),
        own.age('61'),
        own.name(`Elsa ${family}`),
        own.phone(),
        own.email('elsa@example.com'),
        own.conditions(),
      ],
      thanked: 'Elsa',
    }),
    expected: {
      lead: {
        ...reachedAt(place),
        first_name: 'Elsa',
        gender: 'other',
        age: 61,
        study_id: 6,
        email: 'elsa@example.com',
      },
      consents: agreed(place),
    },
  };
};
