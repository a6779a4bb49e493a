import { describe, expect, test } from 'vitest';
import { changed, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** What is found of a flow whose step is changed: errors and warnings. */
function foundIn(name: string, step: string, change: object): string[] {
  const document = shipped.documents.get(name) ?? {};
  const { steps = {} } = document as { steps?: Record<string, object> };
  const { findings, warnings } = shipped.check(name, {
    text: printed(changed({ ...document, people: [] }, ['steps', step], { ...steps[step], ...change })),
  });
  return [...findings, ...warnings].map(({ code, message }) => `${code} ${message}`);
}

describe('what is asked behind the last save is not saved', () => {
  test.each([
    ['ws10', 'indications'],
    ['ws17', 'result'],
    ['ws19', 'result'],
    ['ws21', 'indications'],
    ['ws22', 'indications'],
  ])('%s', (name, step) => {
    expect(foundIn(name, step, { saves: false })).toEqual([
      expect.stringMatching(/^C111 What visitors .* answer to "otherConditions" of the step ".*" is not saved/),
    ]);
  });
});

test('conditions asked where the commercial consent is sent are not saved by that', () => {
  const thanks = {
    fields: [{ kind: 'OtherConditions' }, { kind: 'ScreenerThankYou', options: { healthQuestionsStep: '' } }],
  };
  const document = changed(shipped.documents.get('ws19') ?? {}, ['steps', 'thanks', 'fields'], thanks.fields);
  const steps = ['webScreenerHealth', 'healthQuestionsThankYou'];
  const short = steps.reduce((all, name) => changed(all, ['steps', name], undefined), document);
  const text = printed(changed({ ...short, people: [] }, ['steps', 'thanks', 'next'], undefined));
  const found = shipped.check('ws19', { text }).findings.map(({ code, message }) => `${code} ${message}`);
  expect(found).toContainEqual(expect.stringMatching(/^C111 .*"otherConditions" of the step "thanks" is not saved/));
});

test('a question that nothing shows either is one too many, though a step behind a button saves', () => {
  const fields = [{ kind: 'ScreenerResult' }, { kind: 'HowHeard' }];
  expect(foundIn('ws10', 'indications', { saves: false, fields })).toEqual([
    expect.stringMatching(/^C056 .* "howHeard" of the step "indications" asks visitors ending at "thanks"/),
  ]);
});

describe('nothing is found', () => {
  test.each([
    ['of a step that leads to one that saves', 's6', 'email', { saves: false }],
    ['where an effect saves what was chosen', 'ws11', 'indications', { saves: false }],
  ])('%s', (_, name, step, change) => {
    expect(foundIn(name, step, change)).toEqual([]);
  });
});
