import type { Json } from '#src/checker/json.ts';
import { printed } from './planting.ts';
import type { Path, Planted, Sort } from './planting.ts';

/** A campaign of the name of the document that extends another one and changes its steps. */
const heir = (document: Json, base: string, steps: Json, path: Path) => (): Planted => ({
  text: printed({ name: document['name'], extends: base, steps }),
  path: ['steps', ...path],
});

/** Those that ws17 extends, and itself: no campaign may extend itself. */
const basesOfWs17 = ['ws10', 'ws16', 'ws17'];

/** Defects of what a document changes of its base. */
export const heirSorts: readonly Sort[] = [
  {
    name: 'a change of a field that is not inherited',
    code: 'C006',
    plant: (document) => {
      const change = { changeFields: { unheard: { required: true } } };
      // Another base for ws10 and for those that extend it, such as ws11: no campaign may extend itself.
      const base = document['name'] === 'ws10' ? 's6' : 'ws10';
      return [heir(document, base, { home: change }, ['home', 'changeFields', 'unheard'])];
    },
  },
  {
    name: 'a condition that keeps the opposite of the one it stands for',
    code: 'C079',
    plant: (document) => {
      if (basesOfWs17.includes(String(document['name']))) return [];
      const steps = { result: { nav: { nextWhen: { rule: 'hasStudy' } } } };
      return [heir(document, 'ws16', steps, ['result', 'nav', 'nextWhen'])];
    },
  },
  {
    name: 'a condition of a field that keeps a parameter of another rule',
    code: 'C079',
    plant: (document) => {
      if (basesOfWs17.includes(String(document['name']))) return [];
      const when = { rule: 'hasStudy', is: true };
      const steps = { result: { changeFields: { studyAlert: { when } } } };
      return [heir(document, 'ws17', steps, ['result', 'changeFields', 'studyAlert', 'when'])];
    },
  },
];
