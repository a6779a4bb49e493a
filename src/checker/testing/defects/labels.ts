import { fieldsOf, idOf, planted, type Sort } from './planting.ts';

/** The labels of choices in a language, where a field of the kind is asked. */
const labels = (name: string, kind: string, locale: string, texts: Readonly<Record<string, string>>): Sort => ({
  name,
  code: 'C095',
  plant: (document) => {
    const copy = Object.fromEntries(Object.entries(texts).map(([choice, text]) => [`${kind}.${choice}`, text]));
    return fieldsOf(document).some(({ value }) => value['kind'] === kind)
      ? [planted(document, ['copy'], { [locale]: copy })]
      : [];
  },
});

/** Choices whose labels say something else. */
export const labelSorts: readonly Sort[] = [
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
  labels('a yes and a no in each other’s place', 'PartnerConsent', 'es', { yes: 'No', no: 'Sí' }),
  labels('a diagnosis with its answers swapped', 'Diagnosis', 'en', { yes: 'No', no: 'Yes' }),
  {
    name: 'a choice of one field that reads like another one',
    code: 'C095',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => value['kind'] === 'Gender')
        .map(({ path, value }) => planted(document, ['copy', 'es', `${path[1]}.${idOf(value)}.male`], 'Mujer')),
  },
];
