import { objectAt, planted, type Path, type Sort } from './planting.ts';
import { asking, withoutUses } from './saves.ts';

const sameStep = (one: Path, other: Path) => one[1] === other[1];

/** A field taken away of which one of its page has need. */
const missing = (name: string, kind: string, needing: readonly string[], option?: string): Sort => ({
  name,
  code: 'C087',
  plant: (document) =>
    asking(needing)(document)
      .filter(({ value }) => option === undefined || objectAt(value, ['options'])[option] === true)
      .flatMap((needs) =>
        asking([kind])(document)
          .filter(({ path }) => sameStep(path, needs.path))
          .map(({ path }) => planted(withoutUses(document, path), path, undefined, ['steps', String(path[1])])),
      ),
});

/** Fields without those that they lead to, or wait for. */
export const besideSorts: readonly Sort[] = [
  missing('a link to testimonials that are not there', 'Testimonials', ['LinkBar', 'QuickLinks']),
  missing('a link to a part of the landing page that is not there', 'WhyTrials', ['QuickLinks']),
  missing('a link to who asks where nothing says it', 'WhoAsks', ['LandingCopy', 'GenderHome']),
  missing('results that wait for a choice that nobody has', 'ConditionChips', ['StudyResults'], 'held'),
  missing('a weight beside no height', 'Height', ['Weight'], 'goesWithHeight'),
];
