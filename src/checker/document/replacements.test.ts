import { describe, expect, test } from 'vitest';
import { home, report } from '#src/checker/testing/planting.ts';

const [save, match, count] = ['saveLead', 'checkAlreadyMatched', 'count'].map((effect) => ({ effect }));
const base = home({ onEnter: [save], onLeave: [save, count, save], onAnswer: { phone: [match] } });
const visitor = { name: 'somebody else', path: ['home', 'indications', 'thanks'] };

const warningsOf = (change: object) =>
  report({ child: { name: 'child', extends: 'sound', ...change }, sound: base }, 'child').text;
const homeOf = (change: object) => warningsOf({ steps: { home: change } });

describe('a list that replaces an inherited one', () => {
  test('is a warning with its place, what it replaces, and how to say that it is meant', () => {
    expect(warningsOf({ people: [visitor] })).toMatch(
      /warning: child\.json:4:3: C007 `people` replaces one of the example visitors inherited from sound \(does not qualify\); repeat .* "replaces": \["people"\]/,
    );
  });

  test.each<[string, object]>([
    [
      'repeats the visitors that it inherits and adds one',
      { people: [{ ...visitor, name: 'does not qualify' }, visitor] },
    ],
    ['is named as meant', { replaces: ['people'], people: [visitor] }],
    ['is empty, which nobody writes by mistake', { people: [] }],
    ['is not written', {}],
  ])('is no warning where it %s', (_, change) => {
    expect(warningsOf(change)).not.toMatch(/warning/);
  });

  test('is said to be meant only where something is replaced', () => {
    expect(homeOf({ replaces: ['onEnter'] })).toMatch(
      /warning: child\.json:\d+:\d+: C008 `replaces` names "onEnter", but nothing inherited is replaced/,
    );
  });

  test('is said to be meant by one document, not by those that extend it', () => {
    const middle = { name: 'middle', extends: 'sound', replaces: ['people'], people: [visitor] };
    const child = { name: 'child', extends: 'middle', people: [{ ...visitor, name: 'a third one' }] };
    const { text } = report({ child, middle, sound: base }, 'child');
    expect(text.match(/warning/g)).toHaveLength(1);
    expect(text).toMatch(/child\.json:4:3: C007 `people` replaces .* inherited from middle/);
  });
});

describe('a list of effects that replaces an inherited one', () => {
  test.each<[string, object, RegExp]>([
    ['on entering', { onEnter: [count] }, /`onEnter` replaces one of the effects inherited from sound \(saveLead\)/],
    ['on leaving', { onLeave: [count] }, /`onLeave` replaces the 3 effects inherited from sound/],
    ['after an answer', { onAnswer: { phone: [count] } }, /`onAnswer\.phone` replaces one of the effects/],
  ])('is a warning %s', (_, change, expected) => {
    expect(homeOf(change)).toMatch(expected);
  });

  test.each<[string, object]>([
    ['repeats the inherited ones and adds one', { onEnter: [count, save] }],
    ['is named as meant', { replaces: ['onEnter', 'onAnswer'], onEnter: [count], onAnswer: { phone: [count] } }],
    ['belongs to another answer', { onAnswer: { email: [count] } }],
  ])('is no warning where it %s', (_, change) => {
    expect(homeOf(change)).not.toMatch(/warning/);
  });
});
