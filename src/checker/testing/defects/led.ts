import {
  casesOf,
  changed,
  fieldsOf,
  idOf,
  isOnePage,
  listAt,
  objectAt,
  planted,
  stepsOf,
  type Sort,
} from './planting.ts';
import { asking } from './saves.ts';

/** A button of these fields that opens a step at which nothing is asked. */
const opening = (name: string, option: string): Sort => ({
  name,
  code: 'C112',
  plant: (document) =>
    fieldsOf(document)
      .filter(({ value }) => objectAt(value, ['options'])[option] !== undefined)
      .flatMap(({ path }) =>
        stepsOf(document)
          .filter(({ name: step, value }) => step !== path[1] && value['next'] === undefined)
          .map((end) => planted(document, [...path, 'options', option], end.name)),
      ),
});

const isOfStep = (name: unknown) => (end: { path: readonly unknown[] }) => end.path[1] === name;

/** Buttons, landing pages and calendars that open for whoever they are not for, and who answers, asked too late. */
export const ledSorts: readonly Sort[] = [
  opening('a button to change answers that opens a step without them', 'changeStep'),
  opening('a link to other conditions that opens a step without them', 'conditionsStep'),
  opening('a link to more questions that opens a step without them', 'healthQuestionsStep'),
  ...(['gender', 'postal'] as const).map((landing): Sort => ({
    name: `a landing page for the ${landing} at a step that asks for a phone number`,
    code: 'C112',
    plant: (document) =>
      objectAt(document, ['landings'])[landing] === undefined
        ? []
        : [planted(document, ['landings', landing], 'phone')],
  })),
  {
    name: 'the calendar of a site in the place of that of the screening',
    code: 'C110',
    plant: (document) =>
      asking(['Booking'])(document)
        .filter(({ value }) => objectAt(value, ['options'])['scheduler'] !== 'site')
        .map(({ path }) => planted(document, [...path, 'options'], { scheduler: 'site' }, path)),
  },
  {
    name: 'a choice of the calendar that no longer asks whether the site takes bookings',
    code: 'C110',
    plant: (document) =>
      asking(['Booking'])(document)
        .filter(({ value }) => objectAt(value, ['options'])['scheduler'] === 'site')
        .flatMap((calendar) =>
          casesOf(document)
            .filter(({ value }) => value['to'] === calendar.path[1])
            .map(({ path }) => planted(document, [...path, 'when'], { rule: 'mayBook' }, calendar.path)),
        ),
  },
  ...(['CaregiverName', 'CaregiverChoice'] as const).map((kind): Sort => ({
    name: `who answers, asked once it is saved: ${kind}`,
    code: 'C104',
    plant: (document) =>
      document['hasCaregiver'] === false || !isOnePage(document)
        ? []
        : asking([kind])(document)
            .filter(({ path }) => objectAt(document, path.slice(0, 2))['saves'] === true)
            .slice(0, 1)
            .flatMap(({ path, value }) => {
              const kept = listAt(document, path.slice(0, -1)).filter((_, index) => index !== path.at(-1));
              const early = changed(document, path.slice(0, -1), kept);
              const { next } = objectAt(document, path.slice(0, 2));
              const to = typeof next === 'string' ? next : objectAt(next, [])['otherwise'];
              const later = stepsOf(document).find(isOfStep(to));
              if (later?.value['next'] === undefined) return [];
              const fields = [...later.path, 'fields'];
              const list = listAt(document, fields).filter((one) => idOf(objectAt(one, [])) !== idOf(value));
              return [planted(changed(early, [...later.path, 'saves'], true), fields, [...list, value], ['steps'])];
            }),
  })),
];
