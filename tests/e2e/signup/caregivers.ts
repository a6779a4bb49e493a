import { sayIn } from '#tests/e2e/journey.ts';
import { words } from '#tests/e2e/words.ts';
import { titleOf } from './core.ts';
import { us, type Place } from './places.ts';
import { counted, landingOf, ownSteps, participantSteps } from './steps.ts';
import { agreed, reachedAt, type VisitOf } from './visit.ts';

type Relationship = 'Parent' | 'Child' | 'Spouse' | 'Friend' | 'Caregiver';

/** What the visitor is to the participant, and the question about conditions which that brings. */
const questions: Readonly<Record<Relationship, readonly [en: string, es: string]>> = {
  Parent: ['Which health conditions does your child have?', '¿Qué afecciones tiene su hijo o hija?'],
  Child: ['Which health conditions does your parent have?', '¿Qué afecciones tiene su padre o madre?'],
  Spouse: ['Which health conditions does your spouse or partner have?', '¿Qué afecciones tiene su cónyuge o pareja?'],
  Friend: ['Which health conditions does your friend have?', '¿Qué afecciones tiene su amigo o amiga?'],
  Caregiver: [
    'Which health conditions does the person in your care have?',
    '¿Qué afecciones tiene la persona a su cuidado?',
  ],
};

/** The caregiver as kept: calls and emails go to them. */
const keptCaregiver = (family: string, place: Place) => ({ last_name: family, ...reachedAt(place) });

/** Somebody who answers for a participant, and is this to them. */
const forSomebody =
  (relationship: Relationship): VisitOf =>
  (language, family, place = us) => {
    const say = sayIn(language);
    const t = words[language];
    const other = participantSteps(language, place);
    return {
      name: `Leo ${family}`,
      ...(relationship !== 'Parent' && { relationship }),
      journey: {
        flow: 's6',
        language,
        query: '?cg=1',
        title: titleOf(language),
        steps: [
          landingOf(language, t.man, true),
          ...counted(language, [
            other.postal(),
            other.age('31'),
            other.name(`Leo ${family}`, { type: say('Your full name', 'Su nombre completo'), text: `Rosa ${family}` }),
            other.phone(),
            other.email('rosa@example.com'),
            other.conditions(say(...questions[relationship]), {
              pick: t.searchConditions,
              option: say('Migraine', 'Migraña'),
            }),
          ]),
          ownSteps(language, place).thanks('Rosa'),
        ],
      },
      expected: {
        lead: { first_name: 'Leo', last_name: family, gender: 'male', age: 31, indication_ids: [401], language },
        caregiver: { ...keptCaregiver(family, place), first_name: 'Rosa', relationship, email: 'rosa@example.com' },
        consents: agreed(place),
      },
    };
  };

export const parent = forSomebody('Parent');
export const child = forSomebody('Child');
export const spouse = forSomebody('Spouse');
export const friend = forSomebody('Friend');

const who = { en: 'Who is the participant?', es: '¿Quién es el participante?' };

/** Somebody who answers for an adult in their care. */
export const caregiver: VisitOf = (language, family, place = us) => {
  const say = sayIn(language);
  const t = words[language];
  const other = participantSteps(language, place);
  return {
    name: `Elena ${family}`,
    journey: {
      flow: 's6',
      language,
      query: '?cg=1&studyId=6',
      title: titleOf(language),
      steps: [
        landingOf(language, t.find),
        ...counted(language, [
          {
            at: 'gender',
            heading: say('Before we start', 'Antes de empezar'),
            entries: [
              { radio: who[language], option: say('Someone else', 'Otra persona') },
              { type: say('Your full name', 'Su nombre completo'), text: `Luis ${family}` },
              { type: say('Your date of birth', 'Su fecha de nacimiento'), text: place.date('1980', '03', '04') },
            ],
            press: t.female,
          },
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
          other.conditions(say(...questions.Caregiver)),
        ]),
        ownSteps(language, place).thanks('Luis'),
      ],
    },
    expected: {
      lead: { first_name: 'Elena', gender: 'female', age: 78, study_id: 6, indication_ids: [] },
      caregiver: {
        ...keptCaregiver(family, place),
        first_name: 'Luis',
        relationship: 'Caregiver',
        date_of_birth: '1980-03-04',
      },
      consents: agreed(place),
    },
  };
};

/** Somebody who might have been a caregiver and takes part themselves. */
export const myself: VisitOf = (language, family, place = us) => {
  const say = sayIn(language);
  const t = words[language];
  const own = ownSteps(language, place);
  return {
    name: `Elsa ${family}`,
    journey: {
      flow: 's6',
      language,
      query: '?cg=1&studyId=6&sd=1',
      title: titleOf(language),
      steps: [
        landingOf(language, t.find),
        ...counted(language, [
          {
            at: 'gender',
            heading: say('Before we start', 'Antes de empezar'),
            entries: [{ radio: who[language], option: say('Myself', 'Yo') }],
            press: t.nonBinary,
          },
          own.postal(),
          own.age('61'),
          own.name(`Elsa ${family}`),
          own.phone(),
          own.email('elsa@example.com'),
          own.conditions(),
        ]),
        own.thanks('Elsa'),
      ],
    },
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
