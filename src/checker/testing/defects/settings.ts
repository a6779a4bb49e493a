import type { Json } from '#src/checker/json.ts';
import { fieldsOf, idOf, listAt, planted, stepsOf, type Sort } from './planting.ts';

const has = (document: Json, kinds: readonly string[]) =>
  fieldsOf(document).some(({ value }) => kinds.includes(String(value['kind'])));

/** Kinds that let visitors choose the country. */
const choosing = ['CountrySelect', 'SearchArea', 'ContactForm'];

/** A setting of the campaign where none of these kinds reads it. */
const setting = (name: string, path: readonly string[], value: unknown, kinds: readonly string[]): Sort => ({
  name,
  code: 'C092',
  plant: (document) => (has(document, kinds) ? [] : [planted(document, path, value)]),
});

/** The labels of choices in a language, where a field of the kind is asked. */
const labels = (name: string, kind: string, locale: string, texts: Readonly<Record<string, string>>): Sort => ({
  name,
  code: 'C095',
  plant: (document) => {
    const copy = Object.fromEntries(Object.entries(texts).map(([choice, text]) => [`${kind}.${choice}`, text]));
    return has(document, [kind]) ? [planted(document, ['copy'], { [locale]: copy })] : [];
  },
});

/** A line of content on each last page for those of whom something is known that no field of these kinds asks for. */
const shownFor = (name: string, when: Json, kinds: readonly string[]): Sort => ({
  name,
  code: 'C096',
  plant: (document) =>
    has(document, kinds) || JSON.stringify(document).includes('fetchKnownLead')
      ? []
      : stepsOf(document)
          .filter(({ value }) => value['next'] === undefined)
          .map(({ path }) => {
            const fields = [...path, 'fields'];
            const list = listAt(document, fields);
            const text = { en: 'Studies near you', es: 'Estudios cerca de usted' };
            const field = { kind: 'Heading', id: 'some', when, options: { level: 2, text } };
            return planted(document, fields, [...list, field], [...fields, list.length, 'when']);
          }),
});

/** Settings that nothing reads, and choices whose labels say something else. */
export const settingSorts: readonly Sort[] = [
  {
    name: 'a campaign of the type of another flow',
    code: 'C109',
    plant: (document) => {
      const others = ['signup', 'screener', 'partnerScreener', 'studySearch'];
      const own = { signup: 'signup', webScreener: 'screener' }[String(document['flowType'])] ?? document['flowType'];
      return document['flowType'] === undefined
        ? []
        : others.filter((type) => type !== own).map((type) => planted(document, ['campaignType'], type));
    },
  },
  shownFor('a line for adults where nothing asks how old anybody is', { rule: 'ageBetween', params: { min: 18 } }, [
    'Age',
    'BirthDate',
    'ContactForm',
  ]),
  shownFor('a line for caregivers where nothing asks who takes part', { rule: 'participantIsSomeoneElse' }, [
    'CaregiverChoice',
  ]),
  shownFor('a line for whoever must choose a gender where none can be', { rule: 'genderRequiredAndUnset' }, [
    'Gender',
    'GenderDropdown',
    'GenderHome',
    'GenderSelect',
    'ContactForm',
  ]),
  shownFor('a line for who said no to an agent whom nobody speaks with', { rule: 'partnerConsentRefused' }, [
    'PartnerConsent',
  ]),
  setting('a choice of the country that no field gives', ['showCountrySelect'], true, choosing),
  setting('a height and weight that no field asks for', ['webScreenerProps', 'shouldShowHeightWeight'], true, [
    'Height',
    'Weight',
  ]),
  setting('a step after a signature that nobody gives', ['signedStep'], 'thankyou', ['EsignConsent', 'LandingCopy']),
  {
    name: 'help for what the step does not ask',
    code: 'C092',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => ['ThankYouPage', 'ThankYou', 'ScreenerThankYou'].includes(String(value['kind'])))
        .map(({ path }) => planted(document, [...path.slice(0, 2), 'help'], 'phone')),
  },
  labels('a man and a woman in each other’s place', 'Gender', 'es', { male: 'Femenino', female: 'Masculino' }),
  labels('two genders of one label', 'Gender', 'en', { male: 'Female' }),
  labels('a man and a woman in other words', 'Gender', 'es', { male: 'Mujer', female: 'Hombre' }),
  labels('a woman in the place of a man', 'Gender', 'en', { male: 'Woman' }),
  labels('a diagnosis with its answers swapped in other words', 'Diagnosis', 'es', {
    yes: 'No, nunca',
    no: 'Sí, así es',
  }),
  labels('the participant and the caregiver in each other’s place', 'CaregiverChoice', 'es', {
    myself: 'Otra persona',
    someoneElse: 'Yo',
  }),
  labels('two questions in each other’s place', 'Diagnosis', 'es', {
    self: '¿Le han diagnosticado {indication} al participante?',
    participant: '¿Le han diagnosticado {indication}?',
  }),
  {
    name: 'a choice of one field that reads like another one',
    code: 'C095',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => value['kind'] === 'Gender')
        .map(({ path, value }) => planted(document, ['copy', 'es', `${path[1]}.${idOf(value)}.male`], 'Mujer')),
  },
  labels('a yes and a no in each other’s place', 'PartnerConsent', 'es', { yes: 'No', no: 'Sí' }),
  labels('a diagnosis with its answers swapped', 'Diagnosis', 'en', { yes: 'No', no: 'Yes' }),
];
