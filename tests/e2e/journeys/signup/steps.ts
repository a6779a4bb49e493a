import { textIn, type Entry, type Step } from '#tests/e2e/journeys/journey.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import type { Place } from '#tests/e2e/journeys/countries.ts';
import { agreement } from './visit.ts';

/** Numbers the steps as their progress does: in words, or as `1 / 7`. */
export function counted(language: Language, steps: readonly Step[], style: 'words' | 'figures' = 'words'): Step[] {
  return steps.map((step, index) => {
    const [value, max] = [index + 1, steps.length];
    const inWords = textIn(language)(`Step ${value} of ${max}`, `Paso ${value} de ${max}`);
    return { ...step, counter: style === 'words' ? inWords : `${value} / ${max}` };
  });
}

/** The questions of the sign-up, of a visitor who answers for themselves. */
export function ownSteps(language: Language, place: Place) {
  const say = textIn(language);
  const t = texts[language];
  const press = t.next;
  const step = (at: string, heading: string, ...entries: Entry[]): Step => ({ at, heading, entries, press });
  return {
    postal: (...before: Entry[]) =>
      step('postal', say('What is your postal code?', '¿Cuál es su código postal?'), ...before, {
        type: place.postalLabel[language],
        text: place.zip,
      }),
    age: (age: string) =>
      step('age', say('Tell us a little about yourself', 'Cuéntenos un poco sobre usted'), {
        select: t.age,
        option: age,
      }),
    dob: () =>
      step('dob', say('Tell us a little about yourself', 'Cuéntenos un poco sobre usted'), {
        type: t.birthDate,
        text: place.date('1974', '05', '02'),
      }),
    name: (name: string) =>
      step('name', say('What is your full name?', '¿Cuál es su nombre completo?'), { type: t.fullName, text: name }),
    phone: (...after: Entry[]) =>
      step(
        'phone',
        say(
          'If you pre-qualify for a study, what number should we call?',
          'Si precalifica para un estudio, ¿a qué número debemos llamarle?',
        ),
        { type: t.phone, text: place.phone },
        ...after,
      ),
    email: (email: string) =>
      step('email', say('Would you like to be notified of new trials?', '¿Desea que le avisemos de nuevos estudios?'), {
        type: t.emailOptional,
        text: email,
      }),
    diagnosis: (answer: string): Step => ({
      at: 'diagnosis',
      heading: say('One question about your health', 'Una pregunta sobre su salud'),
      shows: [say('Have you been diagnosed with asthma?', '¿Le han diagnosticado asma?')],
      press: answer,
    }),
    conditions: (...entries: Entry[]): Step => ({
      at: 'indications',
      heading: say('Last step: your health conditions', 'Último paso: sus afecciones'),
      shows: [say('Which health conditions do you have?', '¿Qué afecciones tiene usted?')],
      entries: [...entries, ...agreement(language, place)],
      press: t.viewStudies,
    }),
    thanks: (firstName: string): Step => ({
      at: 'thankyou',
      heading: t.interest(firstName),
      shows: [/coordina/],
    }),
  };
}

/** The same of somebody who answers for a participant: a parent for a child, or another. */
export function participantSteps(language: Language, place: Place, who: 'child' | 'participant' = 'participant') {
  const say = textIn(language);
  const about = (en: string, es: string) =>
    who === 'child'
      ? say(`Your child's ${en}`, `${es} de su hijo o hija`)
      : say(`Participant's ${en}`, `${es} del participante`);
  /** A heading, with who takes part in the place of `{who}`. */
  const headed = (en: string, es: string) =>
    say(
      en.replace('{who}', who === 'child' ? 'your child' : 'the participant'),
      es.replace('{who}', who === 'child' ? 'su hijo o hija' : 'el participante').replace('de el ', 'del '),
    );
  const label = place.postalLabel[language];
  const postal =
    who === 'child' ? about(label, label) : say(`${label} of the participant`, `${label} del participante`);
  const t = texts[language];
  const press = t.next;
  const step = (at: string, heading: string, ...entries: Entry[]): Step => ({ at, heading, entries, press });
  return {
    postal: () =>
      step(
        'postal',
        say('What is the postal code of the participant?', '¿Cuál es el código postal del participante?'),
        { type: postal, text: place.zip },
      ),
    age: (age: string) =>
      step('age', headed('Tell us a little about {who}', 'Cuéntenos un poco sobre {who}'), {
        select: about('age', 'Edad'),
        option: age,
      }),
    name: (name: string, ...before: Entry[]) =>
      step('name', headed('Your name, and the name of {who}', 'Su nombre y el nombre de {who}'), ...before, {
        type: about('full name', 'Nombre completo'),
        text: name,
      }),
    phone: () =>
      step(
        'phone',
        headed(
          'If {who} pre-qualifies for a study, what number should we call?',
          'Si {who} precalifica para un estudio, ¿a qué número debemos llamar?',
        ),
        { type: t.phone, text: place.phone },
      ),
    email: (email: string) =>
      step(
        'email',
        headed(
          'Would you like to be notified of new trials for {who}?',
          '¿Desea que le avisemos de nuevos estudios para {who}?',
        ),
        { type: t.emailOptional, text: email },
      ),
    diagnosis: (condition: string, answer: string): Step => ({
      at: 'diagnosis',
      heading: headed('One question about {who}’s health', 'Una pregunta sobre la salud de {who}'),
      shows: [condition],
      press: answer,
    }),
    conditions: (question: string, ...entries: Entry[]): Step => ({
      at: 'indications',
      heading: headed('Last step: {who}’s health conditions', 'Último paso: las afecciones de {who}'),
      shows: [question],
      entries: [...entries, ...agreement(language, place)],
      press: t.viewStudies,
    }),
  };
}

/** The landing page with its two genders. */
export const landingOf = (language: Language, press: string, forOther = false): Step => {
  const say = textIn(language);
  return {
    at: 'home',
    heading: forOther
      ? say(
          'Find a clinical study for someone you care for',
          'Encuentre un estudio clínico para una persona a su cuidado',
        )
      : say('Find a clinical study that fits you', 'Encuentre un estudio clínico adecuado para usted'),
    press,
  };
};
