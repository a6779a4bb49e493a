import { expect, test } from 'vitest';
import { changed, listAt, objectAt, printed } from '#src/checker/testing/defects/planting.ts';
import { draftChecker } from '#src/checker/testing/drafts.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';
import { report, withSteps } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const { indications } = soundCampaign.steps;
const asking = withSteps({
  indications: { ...indications, fields: [...indications.fields, { kind: 'ImageCapture' }] },
});

test('a field that asks for a picture in a campaign that takes none is named and placed', () => {
  const { text, findings } = report({ sound: asking }, 'sound');
  expect(findings).toBe(1);
  expect(text).toMatch(/sound\.json:\d+:\d+.*The field "imageCapture" asks for a picture, which the server refuses/);
});

test('with the days for which pictures are kept, its own or inherited, nothing is found', () => {
  const base = { ...asking, pictures: { keptDays: 30 }, consent: { text: 'imageCapture' } };
  const heir = { name: 'heir', extends: 'sound' };
  expect(report({ sound: base }, 'sound').findings).toBe(0);
  expect(report({ sound: base, heir }, 'heir').findings).toBe(0);
});

test('pictures that are kept and asked for by nothing are found', () => {
  const kept = { ...soundCampaign, pictures: { keptDays: 30 }, consent: { text: 'imageCapture' } };
  const { text, findings } = report({ sound: kept }, 'sound');
  expect(findings).toBe(1);
  expect(text).toMatch(/C092 "pictures" is set, and no field asks for a picture: add an ImageCapture/);
});

/** What is found where a second picture is asked for and so many are kept. */
function pictured(second: object, most: number): string {
  const fields = [...indications.fields, { kind: 'ImageCapture' }, { kind: 'ImageCapture', id: 'second', ...second }];
  const asked = withSteps({ indications: { ...indications, fields } });
  const consent = { text: 'imageCapture' };
  return report({ sound: { ...asked, pictures: { keptDays: 30, most }, consent } }, 'sound').text;
}

test('fewer pictures kept than everybody is asked for are found, and not those asked of some', () => {
  expect(pictured({}, 1)).toMatch(/C036 The campaign asks everybody for 2 pictures and keeps 1 of them/);
  expect(pictured({}, 2)).not.toContain('C036');
  expect(pictured({ when: { rule: 'hasStudy' } }, 1)).not.toContain('C036');
});

const shipped = shippedCampaigns();

/** The codes that are found where the second picture of a shipped campaign has the name of the first. */
function named(when: { first?: object; second?: object }): string[] {
  const document = shipped.documents.get('image-capture') ?? {};
  const fields = listAt(document, ['steps', 'pictures', 'fields']).map((field, index) => {
    const condition = index === 1 ? when.first : when.second;
    const options = { ...objectAt(field, ['options']), shot: 'front' };
    return index === 1 || index === 2
      ? { ...objectAt(field, []), options, ...(condition && { when: condition }) }
      : field;
  });
  const text = printed(changed(document, ['steps', 'pictures', 'fields'], fields));
  const { findings } = shipped.check('image-capture', { text });
  return findings.map(({ code, message }) => `${code} ${message}`);
}

test('two pictures of one name are found, but where no visitor is asked for both', () => {
  const again = [
    'C051 "left" asks for the picture "front" as "front" does, and takes its place: give it a "shot" of its own',
  ];
  const onPhone = { rule: 'narrowScreen' };
  expect(named({})).toEqual(again);
  expect(named({ first: onPhone })).toEqual(again);
  expect(named({ first: onPhone, second: onPhone })).toEqual(again);
  expect(named({ first: onPhone, second: { ...onPhone, is: false } })).toEqual([]);
});

const check = draftChecker();

test.each([
  ['left', 'From the right side', 'Desde el lado derecho', 1],
  ['rightKnee', 'Your knee', 'Su rodilla izquierda', 1],
  ['left', 'From the left side', 'Desde el lado izquierdo', 0],
  ['front', 'From the right side', 'Desde el lado derecho', 0],
])('the picture "%s" under the title "%s" and "%s" has findings of its side: %i', (shot, en, es, expected) => {
  const left = { options: { shot, title: { en, es } } };
  const draft = { name: 'draft', extends: 'image-capture', steps: { pictures: { changeFields: { left } } } };
  const found = check(draft).filter(({ message }) => message.startsWith('The title names the'));
  expect(found.map(({ code }) => code)).toEqual(Array(expected).fill('C115'));
});
