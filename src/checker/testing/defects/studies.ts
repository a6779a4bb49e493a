import type { Json } from '#src/checker/json.ts';
import { changed, fieldsOf, objectAt, planted, shownFieldsOf, stepsOf, type Path, type Sort } from './planting.ts';

/** An option of each field of a kind in another way; the defect is expected at the option, or at the field. */
const optioned = (
  name: string,
  code: Sort['code'],
  kind: string,
  options: Json,
  expected: (field: Path) => Path = (field) => [...field, 'options'],
): Sort => ({
  name,
  code,
  plant: (document) =>
    shownFieldsOf(document)
      .filter(({ value }) => value['kind'] === kind)
      .map(({ path, value }) =>
        planted(document, [...path, 'options'], { ...objectAt(value, ['options']), ...options }, expected(path)),
      ),
});

/** Where each question has a page, the pages say themselves with which one they begin. */
const notByQuestion = (sort: Sort): Sort => ({
  ...sort,
  plant: (document) => (document['layout'] === 'questions' ? [] : sort.plant(document)),
});

const atField = (field: Path) => field;

const kindsIn = (document: Json): ReadonlySet<unknown> => new Set(fieldsOf(document).map(({ value }) => value['kind']));

/** The whole campaign under another setting that nothing in it bears out. */
const set = (name: string, path: Path, value: unknown, isFor: (kinds: ReadonlySet<unknown>) => boolean): Sort => ({
  name,
  code: 'C092',
  plant: (document) => (isFor(kindsIn(document)) ? [planted(document, path, value)] : []),
});

const asksNothing = (kinds: ReadonlySet<unknown>) => !kinds.has('QualificationQuestions');

/** Questions of studies that are left out or asked twice, what goes with them, and buttons that lead to the wrong place. */
export const studySorts: readonly Sort[] = [
  optioned('questions of a study behind the last', 'C016', 'QualificationQuestions', { first: 5, last: 2 }),
  optioned('questions of a study from none on', 'C016', 'QualificationQuestions', { first: 0 }),
  optioned('questions of a study after the second', 'C085', 'QualificationQuestions', { last: 2 }, atField),
  notByQuestion(
    optioned('questions of a study before the third', 'C085', 'QualificationQuestions', { first: 3 }, atField),
  ),
  optioned('a place among questions before the first', 'C016', 'Height', { position: 0 }),
  optioned('a number to call that is none', 'C016', 'OncologyConfirmation', { number: '1-800-555-010' }),
  optioned('a picture of a name that is refused', 'C016', 'ImageCapture', { shot: 'left side' }),
  optioned('a button that leads to its own step', 'C042', 'EligibilitySummary', { changeStep: 'confirmEligibility' }),
  set('numbers for questions that nobody is asked', ['webScreenerProps', 'shouldNumberQuestions'], true, asksNothing),
  {
    name: 'a number for the first of questions that have none',
    code: 'C092',
    plant: (document) =>
      asksNothing(kindsIn(document))
        ? []
        : [
            planted(document, ['webScreenerProps'], {
              ...objectAt(document, ['webScreenerProps']),
              shouldNumberQuestions: false,
              criteriaQuestionOffset: 3,
            }),
          ],
  },
  set('an outcome by questions that nobody is asked', ['outcome'], 'criteria', asksNothing),
  {
    name: 'an appointment that its step does not show',
    code: 'C092',
    plant: (document) =>
      stepsOf(document)
        .slice(0, 1)
        .map(({ name }) => planted(document, ['bookedStep'], name)),
  },
  {
    name: 'a study search at a step that shows no studies',
    code: 'C075',
    plant: (document) => [planted(document, ['studySearch', 'step'], 'thankyou')],
  },
  {
    name: 'a study of a number that is too large',
    code: 'C016',
    plant: (document) => [planted(document, ['studyId'], 1e20)],
  },
  {
    name: 'a consent to records that must be given',
    code: 'C121',
    plant: (document) =>
      shownFieldsOf(document)
        .filter(({ value }) => ['MedicalRecordsConsent', 'StudyAlert'].includes(String(value['kind'])))
        .map(({ path }) => planted(document, [...path, 'required'], true)),
  },
  {
    name: 'the name of a parent asked of everybody',
    code: 'C113',
    plant: (document) =>
      shownFieldsOf(document)
        .filter(({ value }) => value['kind'] === 'CaregiverName')
        .map(({ path, value }) => planted(document, path, changed(value, ['when'], undefined))),
  },
];
