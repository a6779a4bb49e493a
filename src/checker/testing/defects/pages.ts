import type { Json } from '#src/checker/json.ts';
import { added, changed, fieldsOf, listAt, objectAt, planted, stepsOf, type Sort } from './planting.ts';

const headings = (document: Json, name: string) =>
  fieldsOf(document).filter(({ path, value }) => path[1] === name && value['kind'] === 'Heading');

/** The lead of the heading of a step that others must follow, in the languages of a text. */
const leading = (name: string, en: string, es: string, code: Sort['code'] = 'C119'): Sort => ({
  name,
  code,
  plant: (document) =>
    headings(document, 'postal').map(({ path }) => planted(document, [...path, 'options', 'lead'], { en, es })),
});

const later = leading('a later page than it can be', 'Step 4 of 5.', 'Paso 4 de 5.');

const label = (name: string, en: string, es: string): Sort => ({
  name,
  code: 'C095',
  plant: (document) =>
    stepsOf(document)
      .filter(({ value }) => value['next'] !== undefined)
      .map(({ path }) => planted(document, [...path, 'nav', 'nextLabel'], { en, es })),
});

const ofAgents = (name: string, plant: Sort['plant']): Sort => ({
  name,
  code: 'C083',
  plant: (document) => (document['flowType'] === 'partnerScreener' ? plant(document) : []),
});

const register = (number: string, url: string) => ({ number, url: `https://clinicaltrials.gov/study/${url}` });

/** Defects of what a page says of itself and of the others, of its button, and of what agents are told. */
export const pageSorts: readonly Sort[] = [
  leading('a last question that is not the last', 'One last question.', 'Una última pregunta.'),
  leading('fewer pages than there are', 'Step 2 of 3.', 'Paso 2 de 3.'),
  {
    ...later,
    // A visit that a landing page begins further on may come back to the first step.
    plant: (document) => (document['landings'] === undefined ? later.plant(document) : []),
  },
  leading('a button that no page has', 'Press “Send all”.', 'Pulse «Enviar todo».', 'C126'),
  leading('another answer to enter', 'Enter your email address.', 'Ingrese su correo electrónico.', 'C115'),
  label('a way on that is called Back', 'Back', 'Atrás'),
  label('a way on that is called as what clears all answers', 'Clear my answers', 'Borrar mis respuestas'),
  {
    name: 'a heading of the page before',
    code: 'C122',
    plant: (document) =>
      headings(document, 'phone').flatMap(({ path, value }) => {
        const options = { text: { en: 'A few words', es: 'Unas palabras' } };
        const both = changed(document, path, { ...value, options });
        return headings(document, 'email')
          .filter(
            (email) => objectAt(document, ['steps', 'phone'])['next'] === 'email' && email.value['id'] === undefined,
          )
          .map((email) => planted(both, [...email.path, 'options'], options));
      }),
  },
  {
    name: 'a number of another study',
    code: 'C119',
    plant: (document) => [
      planted(changed(document, ['oversight', 'register'], register('NCT07654321', 'NCT07654321')), ['pageTitle'], {
        en: 'Study NCT01234567',
        es: 'Estudio NCT01234567',
      }),
    ],
  },
  {
    name: 'an address of another study',
    code: 'C100',
    plant: (document) => [
      planted(document, ['oversight', 'register'], register('NCT07654321', 'NCT01234567'), [
        'oversight',
        'register',
        'url',
      ]),
    ],
  },
  {
    name: 'a number of a study that lacks a digit',
    code: 'C100',
    plant: (document) => [planted(document, ['pageTitle'], { en: 'Study NCT0123456', es: 'Estudio NCT0123456' })],
  },
  ofAgents('a page after the call that no button leads on from', (document) =>
    fieldsOf(document).flatMap(({ path, value }) => {
      const fields = path.slice(0, -1);
      const others = listAt(document, fields).toSpliced(Number(path.at(-1)), 1);
      return value['kind'] === 'AgentPanel' ? [planted(document, fields, others, path.slice(0, 2))] : [];
    }),
  ),
  ofAgents('a number to call that no page has, or a call that no page passes on', (document) =>
    fieldsOf(document).flatMap(({ path, value }) => {
      const { goOn, script } = objectAt(value, ['options']);
      const other = goOn === 'callNow' ? 'transfer' : 'callNow';
      return value['kind'] !== 'AgentPanel' || script === false
        ? []
        : [planted(document, [...path, 'options', 'goOn'], other, path)];
    }),
  ),
  ofAgents('a chat for agents', (document) => [planted(document, ['showSalesforceLiveChat'], true)]),
  ofAgents('a number for agents to call', (document) => [
    planted(document, ['webScreenerProps', 'shouldShowCallNumber'], true),
  ]),
  ofAgents('a consent of visitors in a flow for agents', (document) =>
    added('', 'C083', { kind: 'StudyAlert' }).plant(document),
  ),
];
