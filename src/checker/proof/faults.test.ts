import { describe, expect, test } from 'vitest';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** The codes of what is found in a shipped campaign that was changed by hand. */
function codesOf(name: string, change: (text: string) => string): string[] {
  const text = JSON.stringify(shipped.documents.get(name), null, 2);
  const { findings, warnings } = shipped.check(name, { text: change(text) });
  return [...findings, ...warnings].map(({ code }) => code);
}

const begun = (text: string) => text.replace('{', '{ "home": "thanks",');
const entry = { code: 'C040', reason: 'It is still to be linked.', until: '2027-01-31' };

const passedBy = (text: string) => text.replace('"next": "name"', '"next": "phone"');

describe('a step that nobody gets to', () => {
  test('is one mistake, at the name of the step that visits begin with, whatever the ones behind it lack', () => {
    const text = begun(JSON.stringify(shipped.documents.get('ws10'), null, 2));
    const { findings, warnings } = shipped.check('ws10', { text });
    expect([...findings, ...warnings].map(({ code, at }) => `${code} ${text.slice(at.offset).split(',')[0]}`)).toEqual([
      'C040 "thanks"',
    ]);
  });

  test('is one mistake where visits begin behind it, also where buttons alone lead on from the first', () => {
    expect(codesOf('s6', (text) => text.replace('{', '{ "home": "postal",'))).toEqual(['C040']);
  });

  test('is one mistake where the way passes it by', () => {
    expect(codesOf('flare', passedBy)).toEqual(['C040']);
  });

  const matched = '{ "cases": [{ "when": { "rule": "alreadyMatched" }, "to": "email" }], "otherwise": "thankyou" }';
  const toEmail = (text: string) => text.replace('"next": "email"', `"next": ${matched}`);
  test('is no mistake beside the choice that is none, where nothing else leads there', () => {
    expect(codesOf('flare', toEmail)).toEqual(['C043']);
    const takesAll =
      '{ "cases": [{ "when": { "rule": "alreadyMatched", "is": false }, "to": "thankyou" }], "otherwise": "email" }';
    expect(codesOf('flare', (text) => text.replace('"next": "email"', `"next": ${takesAll}`))).toEqual(['C043']);
  });

  test('is one where another choice is none', () => {
    expect(codesOf('flare', (text) => toEmail(passedBy(text)))).toEqual(['C043', 'C040']);
  });

  test('asks nobody for a consent: it is missing, once the step itself is accepted', () => {
    const accepted = `{ "accepted": [${JSON.stringify(entry)}],`;
    expect(codesOf('ws10', (text) => begun(text).replace('{', accepted))).toEqual(
      expect.arrayContaining(['C046', 'C047']),
    );
  });
});

test('a flow that saves nothing is one mistake, whatever its ends and questions', () => {
  expect(codesOf('ws10', (text) => text.replaceAll(/"saves": true/g, '"saves": false'))).toEqual(['C049']);
});

test('the words of a consent that was meant for something else are one mistake', () => {
  const named = '"consent": { "text": "imageCapture",';
  expect(codesOf('ws10', (text) => text.replace('"consent": {', named))).toEqual(['C039']);
});
