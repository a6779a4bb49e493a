import { expect, test } from 'vitest';
import { answersOfAspects, toldByAnyAnswer } from './answersOfAspects.ts';
import type { Aspect } from './aspect.ts';
import { aspects, type AspectName } from './aspects.ts';
import type { ExampleFacts } from './example.ts';
import { exampleFacts } from './exampleFacts.ts';

// An object has the keys of its type.
const names = Object.keys(aspects) as AspectName[];
const at = [5];

/** The answers of an example without which it is in another class of the aspect. */
function tellingAnswers(aspect: Aspect, name: string, example: ExampleFacts): string[] {
  return Object.keys(example.answers ?? {}).filter((answer) => {
    const others = Object.entries(example.answers ?? {}).filter(([other]) => other !== answer);
    const study = example.criteria && { study: {} };
    return aspect.classOf(exampleFacts({ ...study, ...example, answers: Object.fromEntries(others) }), at) !== name;
  });
}

test.each(names)('what a class of the aspect %s is told apart by in the answers is declared', (name) => {
  const aspect: Aspect = aspects[name];
  const examples = Object.entries(aspect.classes({ at, campaign: {}, classOf: () => undefined }));
  const telling = examples.flatMap(([of, example]) => tellingAnswers(aspect, of, example));
  const declared: readonly string[] = (answersOfAspects[name] ?? []).flat();
  expect(telling.filter((answer) => !declared.includes(answer))).toEqual([]);
});

test.each(toldByAnyAnswer)('who has answered is not in the class of the aspect %s of those who have not', (name) => {
  const aspect: Aspect = aspects[name];
  const nobody = aspect.classOf(exampleFacts(), at);
  const { [nobody]: ofNobody, ...others } = aspect.classes({ at, campaign: {}, classOf: () => undefined });
  expect(ofNobody).toEqual({});
  const [answers = []] = answersOfAspects[name] ?? [];
  for (const example of Object.values(others))
    expect(answers.some((answer) => example.answers?.[answer] !== undefined)).toBe(true);
});
