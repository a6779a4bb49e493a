import { expect, test } from 'vitest';
import { answersOfAspects } from './answersOfAspects.ts';
import type { Aspect } from './aspect.ts';
import { aspects, type AspectName } from './aspects.ts';

// An object has the keys of its type.
const names = Object.keys(aspects) as AspectName[];

test.each(names)('what a class of the aspect %s is told apart by in the answers is declared', (name) => {
  const aspect: Aspect = aspects[name];
  const examples = Object.values(aspect.classes({ at: [5], campaign: {}, classOf: () => undefined }));
  const told = examples.flatMap(({ answers = {} }) => Object.keys(answers));
  const declared: readonly string[] = (answersOfAspects[name] ?? []).flat();
  expect(told.filter((answer) => !declared.includes(answer))).toEqual([]);
});
