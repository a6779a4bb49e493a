import type { Json } from '#src/checker/json.ts';
import { isObject } from '#src/checker/json.ts';
import { at, changed, fieldsOf, idOf, isOnePage, listAt, objectAt, planted, stepsOf, type Sort } from './planting.ts';

type Texts = Readonly<Record<'en' | 'es', string>>;

/** The places of the heading that all visitors read on a step. */
const headingsOf = (document: Json, step: string) =>
  fieldsOf(document).filter(
    ({ path, value }) => path[1] === step && value['kind'] === 'Heading' && value['when'] === undefined,
  );

/** Two promises on one way, the second where the defect is. */
const promisedTwice = (name: string, first: Texts, second: Texts): Sort => ({
  name,
  code: 'C129',
  plant: (document) =>
    headingsOf(document, 'postal').flatMap((before) =>
      headingsOf(document, 'phone').map(({ path }) => {
        const lead = [...path, 'options', 'lead'];
        return planted(changed(document, [...before.path, 'options', 'lead'], first), lead, second);
      }),
    ),
});

/** A claim that is not so on the page of a postal code. */
const onPostal = (name: string, lead: Texts): Sort => ({
  name,
  code: 'C119',
  plant: (document) =>
    headingsOf(document, 'postal').map(({ path }) => planted(document, [...path, 'options', 'lead'], lead)),
});

/** The names that the shipped campaigns have of who recruits for them. */
const recruiter = { en: 'Demo Recruiting (made up)', es: 'Reclutamiento de demostración (ficticio)' };
const another = { recruiter: { en: 'Bright Labs', es: 'Bright Labs' } };

/** The headings of the sections that ask something which decides a result. */
function decidingSections(document: Json) {
  return stepsOf(document).flatMap(({ path }) =>
    listAt(document, [...path, 'sections']).flatMap((section, index) => {
      const of = [...path, 'sections', index];
      const asks = listAt(section, ['fields']).flat();
      return asks[0] === 'qualificationQuestions' ? [[...of, 'top', 0, 'options', 'lead']] : [];
    }),
  );
}

/** Whether the page that opens a screener says how long it takes. */
const tellsDuration = (document: Json) =>
  fieldsOf(document).some(
    ({ value }) => value['kind'] === 'LandingCopy' && objectAt(value, ['options'])['showDuration'] !== false,
  );

/** Defects of texts that promise, or claim of their campaign, what is not so. */
export const claimSorts: readonly Sort[] = [
  promisedTwice(
    'another time until a call',
    { en: 'We call you within 2 days.', es: 'Le llamamos en 2 días.' },
    { en: 'We will call you within 5 days.', es: 'Le llamaremos en 5 días.' },
  ),
  promisedTwice(
    'another number of visits',
    { en: 'Our study has 3 visits.', es: 'Nuestro estudio tiene 3 visitas.' },
    { en: 'The study includes four visits.', es: 'El estudio incluye cuatro visitas.' },
  ),
  promisedTwice(
    'another length of the study',
    { en: 'The study lasts 6 months.', es: 'El estudio dura 6 meses.' },
    { en: 'This study takes about nine months.', es: 'Este estudio dura unos nueve meses.' },
  ),
  promisedTwice(
    'another amount in all',
    { en: 'You receive up to $300.', es: 'Recibe hasta $300.' },
    { en: 'You can earn up to $500 for your time.', es: 'Recibirá hasta $500 por su tiempo.' },
  ),
  promisedTwice(
    'a fee of what is free',
    { en: 'Taking part is free.', es: 'Participar es gratis.' },
    { en: 'There is a fee of $20.', es: 'Hay una cuota de $20.' },
  ),
  promisedTwice(
    'an insurance that is needed and is not',
    { en: 'You do not need insurance.', es: 'No necesita seguro médico.' },
    { en: 'You must have health insurance.', es: 'Debe tener seguro médico.' },
  ),
  promisedTwice(
    'a study about another condition',
    { en: 'This study is about asthma.', es: 'Este estudio es sobre el asma.' },
    { en: 'Join our diabetes study.', es: 'Participe en nuestro estudio sobre la diabetes.' },
  ),
  promisedTwice(
    'a study for other ages',
    { en: 'We look for people aged 18 to 65.', es: 'Buscamos personas de 18 a 65 años.' },
    { en: 'We look for adults aged 21 to 60.', es: 'Buscamos adultos de 21 a 60 años.' },
  ),
  promisedTwice(
    'another last day to join',
    { en: 'You can join until March 31, 2099.', es: 'Puede participar hasta el 31 de marzo de 2099.' },
    { en: 'You can join until May 31, 2099.', es: 'Puede participar hasta el 31 de mayo de 2099.' },
  ),
  promisedTwice(
    'another body mass index',
    { en: 'You need a BMI of 25 to 35.', es: 'Necesita un IMC de 25 a 35.' },
    { en: 'You need a BMI of 30 to 40.', es: 'Necesita un IMC de 30 a 40.' },
  ),
  promisedTwice(
    'less and more money for a visit',
    { en: 'You get $50 to $75 a visit.', es: 'Recibe de $50 a $75 por visita.' },
    { en: 'You get $60 to $90 a visit.', es: 'Recibe de $60 a $90 por visita.' },
  ),
  promisedTwice(
    'other hours of a line',
    { en: 'Our line is open from 8 am to 5 pm.', es: 'Nuestra línea atiende de 8 a. m. a 5 p. m.' },
    { en: 'The line is open from 9 am to 6 pm.', es: 'La línea atiende de 9 a. m. a 6 p. m.' },
  ),
  {
    name: 'a form that takes longer than its page says',
    code: 'C129',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => idOf(value) === 'aboutParticipant' && isOnePage(document) && tellsDuration(document))
        .map(({ path }) =>
          planted(document, [...path, 'options', 'lead'], {
            en: 'This takes about 15 minutes.',
            es: 'Esto le tomará unos 15 minutos.',
          }),
        ),
  },
  {
    name: 'the name of who answers for another campaign',
    code: 'C119',
    plant: (document) => [
      planted(changed(document, ['oversight'], another), ['pageTitle'], {
        en: `A study of ${recruiter.en}`,
        es: `Un estudio de ${recruiter.es}`,
      }),
    ],
  },
  onPostal('a single page where there are several', { en: 'All on one page.', es: 'Todo en una sola página.' }),
  onPostal('one question left where there are more', { en: 'One question left.', es: 'Queda una pregunta.' }),
  onPostal('a consent that the page does not show', {
    en: 'Read the consent below.',
    es: 'Lea el consentimiento a continuación.',
  }),
  onPostal('answers that are said to be saved, and are not yet', {
    en: 'Your answers have been saved.',
    es: 'Sus respuestas se han guardado.',
  }),
  onPostal('answers that are said to be sent, and are not yet', {
    en: 'Thank you. We have sent your answers to the study team.',
    es: 'Gracias. Hemos enviado sus respuestas al equipo del estudio.',
  }),
  onPostal('a next page that is said to ask something else', {
    en: 'On the next page, we ask for your weight.',
    es: 'En la página siguiente le preguntamos su peso.',
  }),
  {
    name: 'answers that are said to decide nothing, and do',
    code: 'C119',
    plant: (document) =>
      isOnePage(document)
        ? []
        : decidingSections(document).map((lead) =>
            planted(document, lead, {
              en: 'Your answers do not change your result.',
              es: 'Sus respuestas no cambian el resultado.',
            }),
          ),
  },
  {
    name: 'a text for parents that is the one for everybody',
    code: 'C114',
    plant: (document) =>
      fieldsOf(document).flatMap(({ path }) => {
        const options = [...path, 'options'];
        const [text, theirs] = ['text', 'parentText'].map((name) => at(document, [...options, name]));
        return document['hasCaregiver'] === false || !isObject(theirs)
          ? []
          : [planted(document, [...options, 'parentText'], text)];
      }),
  },
  {
    name: 'a text of a kind that each of its fields replaces',
    code: 'C027',
    plant: (document) => {
      const phones = fieldsOf(document).filter(({ value }) => value['kind'] === 'Phone');
      if (phones.length === 0) return [];
      const keys = ['Phone.fieldName', ...phones.map(({ path, value }) => `${path[1]}.${idOf(value)}.fieldName`)];
      const copy = (locale: 'en' | 'es', text: string) => ({
        ...objectAt(document, ['copy', locale]),
        ...Object.fromEntries(keys.map((key) => [key, text])),
      });
      const inBoth = { en: copy('en', 'Your phone'), es: copy('es', 'Su teléfono') };
      return [planted(document, ['copy'], inBoth, ['copy', 'en', 'Phone.fieldName'])];
    },
  },
];
