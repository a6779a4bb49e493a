import { expect, test } from 'vitest';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** The codes of what is found in a shipped campaign that was changed by hand. */
function codesOf(name: string, change: (text: string) => string): string[] {
  const text = JSON.stringify(shipped.documents.get(name), null, 2);
  const { findings, warnings } = shipped.check(name, { text: change(text) });
  return [...findings, ...warnings].map(({ code }) => code);
}

test('a consent that only a step asks for to which nobody gets is missing', () => {
  const codes = codesOf('ws10', (text) => text.replace('{', '{ "home": "thanks",'));
  expect(codes).toEqual(expect.arrayContaining(['C040', 'C047']));
});

test('a flow that saves nothing is one mistake, whatever its ends and questions', () => {
  expect(codesOf('ws10', (text) => text.replaceAll(/"saves": true/g, '"saves": false'))).toEqual(['C049']);
});

test('the words of a consent that was meant for something else are one mistake', () => {
  const named = '"consent": { "text": "imageCapture",';
  expect(codesOf('ws10', (text) => text.replace('"consent": {', named))).toEqual(['C039']);
});
