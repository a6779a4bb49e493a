import { fieldsOf, isOnePage, listAt, objectAt, planted, shownFieldsOf, stepsOf, type Sort } from './planting.ts';
import { asking } from './saves.ts';

/** Kinds that only tell. */
const content = ['Heading', 'ThankYou', 'ThankYouPage', 'ScreenerThankYou', 'LandingCopy', 'WhoAsks'];

/** An optional box once more on its page, from which what stands in the first is read as well. */
const boxAgain = (name: string, kind: string): Sort => ({
  name,
  code: 'C051',
  plant: (document) =>
    isOnePage(document)
      ? asking([kind])(document)
          .filter(({ value }) => value['when'] === undefined && value['required'] !== true)
          .map(({ path, value }) => {
            const fields = path.slice(0, -1);
            const list = listAt(document, fields);
            return planted(document, fields, [...list, { ...value, id: 'again' }], [...fields, list.length]);
          })
      : [],
});

/** Settings that nothing in the campaign bears out, and boxes that a page has twice. */
export const idleSorts: readonly Sort[] = [
  {
    name: 'days to keep pictures that nobody is asked for',
    code: 'C092',
    plant: (document) =>
      asking(['ImageCapture'])(document).length > 0 ? [] : [planted(document, ['pictures'], { keptDays: 30, most: 1 })],
  },
  {
    name: 'a progress that no step shows',
    code: 'C092',
    plant: (document) => {
      // Pages of a step show it, whatever the step says.
      if (!isOnePage(document)) return [];
      const hidden = Object.fromEntries(
        stepsOf(document).map(({ name, value }) => [name, { ...value, showProgress: false }]),
      );
      return [planted({ ...document, steps: hidden }, ['progress'], 'counter')];
    },
  },
  {
    name: 'a kind of caregiver where nobody answers for somebody else',
    code: 'C092',
    plant: (document) =>
      document['hasCaregiver'] === false ? [planted(document, ['caregiverType'], 'parent_child')] : [],
  },
  {
    name: 'a text that must be answered',
    code: 'C092',
    plant: (document) =>
      shownFieldsOf(document)
        .filter(({ value }) => content.includes(String(value['kind'])))
        .map(({ path }) => planted(document, [...path, 'required'], true)),
  },
  boxAgain('a list of conditions that its page shows twice', 'Ethnicity'),
  boxAgain('a question how people heard of us that its page asks twice', 'HowHeard'),
  {
    name: 'questions of a study that two fields ask',
    code: 'C051',
    plant: (document) =>
      isOnePage(document)
        ? fieldsOf(document)
            .filter(({ value }) => value['kind'] === 'QualificationQuestions')
            .map(({ path, value }) => {
              const fields = path.slice(0, -1);
              const list = listAt(document, fields);
              const options = { ...objectAt(value, ['options']), first: 2 };
              return planted(document, fields, [...list, { ...value, id: 'again', options }], [...fields, list.length]);
            })
        : [],
  },
];
