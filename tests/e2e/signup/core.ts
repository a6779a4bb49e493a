import { sayIn, type Journey } from '#tests/e2e/journey.ts';
import type { Expected } from '#tests/e2e/record.ts';
import { words, type Language } from '#tests/e2e/words.ts';
import { counted, healthAnswers, healthSteps, landingOf, ownSteps, participantSteps } from './steps.ts';

/** A visit, and what the database holds after it of the lead of that name. */
export type Visit = { journey: Journey; name: string; expected: Expected };
/** Makes the visit of a person of that family name, which the database knows of nobody else. */
export type VisitOf = (language: Language, family: string) => Visit;

const titleOf = (language: Language) => sayIn(language)('Find a clinical study', 'Encuentre un estudio clínico');
/** What is agreed to where no box is needed. */
export const implied = ['call', 'clinic', 'email', 'sms'];

/** The whole of the core sign-up: diagnosis, conditions, thanks and the questionnaire. */
export const whole: VisitOf = (language, family) => {
  const say = sayIn(language);
  const t = words[language];
  const own = ownSteps(language);
  const thanks = own.thanks('Rosa María');
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
          own.postal('60601'),
          own.age('52'),
          own.name(`Rosa María ${family}`),
          own.phone('3125550123'),
          own.email('rosa@example.com'),
          own.diagnosis(say('Yes', 'Sí')),
          own.conditions({ pick: t.searchConditions, option: say('Migraine', 'Migraña') }),
        ]),
        { ...thanks, press: say('Answer Health Questions', 'Responder preguntas de salud') },
        ...healthSteps(language),
      ],
    },
    expected: {
      lead: {
        campaign: 's6',
        first_name: 'Rosa María',
        last_name: family,
        phone: '+13125550123',
        email: 'rosa@example.com',
        postal_code: '60601',
        country: 'US',
        gender: 'female',
        age: 52,
        language,
        indication_ids: [101, 401],
        height_cm: 167.64,
        weight_kg: 68.04,
        ethnicities: [6],
      },
      consents: implied,
      survey: healthAnswers,
    },
  };
};

/** A parent who answers for a child. */
export const parent: VisitOf = (language, family) => {
  const say = sayIn(language);
  const t = words[language];
  const child = participantSteps(language);
  return {
    name: `Leo ${family}`,
    journey: {
      flow: 's6',
      language,
      query: '?cg=1',
      title: titleOf(language),
      steps: [
        landingOf(language, t.man, true),
        ...counted(language, [
          child.postal('60601'),
          child.age('9'),
          child.name(`Leo ${family}`, { type: say('Your full name', 'Su nombre completo'), text: `Rosa ${family}` }),
          child.phone('3125550123'),
          child.email('rosa@example.com'),
          child.conditions(
            say('Which health conditions does your child have?', '¿Qué afecciones tiene su hijo o hija?'),
            { pick: t.searchConditions, option: say('Migraine', 'Migraña') },
          ),
        ]),
        ownSteps(language).thanks('Rosa'),
      ],
    },
    expected: {
      lead: { first_name: 'Leo', last_name: family, gender: 'male', age: 9, indication_ids: [401], language },
      caregiver: {
        first_name: 'Rosa',
        last_name: family,
        relationship: 'Parent',
        phone: '+13125550123',
        email: 'rosa@example.com',
        postal_code: '60601',
        country: 'US',
      },
      consents: implied,
    },
  };
};

/** Somebody who answers for an adult in their care. */
export const caregiver: VisitOf = (language, family) => {
  const say = sayIn(language);
  const t = words[language];
  const other = participantSteps(language);
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
              {
                radio: say('Who is the participant?', '¿Quién es el participante?'),
                option: say('Someone else', 'Otra persona'),
              },
              { type: say('Your full name', 'Su nombre completo'), text: `Luis ${family}` },
              { type: say('Your date of birth', 'Su fecha de nacimiento'), text: '03/04/1980' },
            ],
            press: t.female,
          },
          other.postal('60601'),
          other.age('78'),
          {
            ...other.name(`Elena ${family}`),
            heading: say('What is the full name of the participant?', '¿Cuál es el nombre completo del participante?'),
          },
          other.phone('3125550123'),
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
        ]),
        ownSteps(language).thanks('Luis'),
      ],
    },
    expected: {
      lead: { first_name: 'Elena', gender: 'female', age: 78, study_id: 6, indication_ids: [] },
      caregiver: {
        first_name: 'Luis',
        last_name: family,
        relationship: 'Caregiver',
        date_of_birth: '1980-03-04',
        phone: '+13125550123',
      },
      consents: implied,
    },
  };
};

/** The sign-up by date of birth, with its counter in figures and its choice of country. */
export const byBirthDate: VisitOf = (language, family) => {
  const say = sayIn(language);
  const t = words[language];
  const own = ownSteps(language);
  const postal = own.postal('60601');
  return {
    name: `Sam ${family}`,
    journey: {
      flow: 's15',
      language,
      query: '?cg=1',
      title: titleOf(language),
      steps: [
        landingOf(language, t.woman),
        ...counted(
          language,
          [
            {
              ...postal,
              shows: [say('Sign-up s15', 'Registro s15')],
              entries: [
                { select: say('Country', 'País'), option: say('United States', 'Estados Unidos') },
                ...(postal.entries ?? []),
              ],
            },
            own.dob('05/02/1974'),
            own.name(`Sam ${family}`),
            own.phone('3125550123'),
            own.email(''),
            own.conditions(),
          ],
          'figures',
        ),
        { ...own.thanks('Sam'), press: say('Answer Health Questions', 'Responder preguntas de salud') },
        ...healthSteps(language),
      ],
    },
    expected: {
      lead: {
        campaign: 's15',
        first_name: 'Sam',
        gender: 'female',
        date_of_birth: '1974-05-02',
        age: null,
        email: null,
      },
      consents: implied,
      survey: healthAnswers,
    },
  };
};
