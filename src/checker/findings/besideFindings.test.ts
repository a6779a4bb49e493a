import { expect, test } from 'vitest';
import type { Json } from '#src/checker/json.ts';
import { changed, fieldsOf, listAt, objectAt, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** What is found in a shipped campaign without the first field of a kind. */
function without(name: string, kind: string, change: (document: Json) => Json = (document) => document): string[] {
  const document = shipped.documents.get(name) ?? {};
  const [field] = fieldsOf(document).filter(({ value }) => value['kind'] === kind);
  const rest = changed(document, ['steps', 'home', 'sections'], undefined);
  const { findings } = shipped.check(name, { text: printed(change(changed(rest, field?.path ?? [], undefined))) });
  return findings.map(({ code, message }) => `${code} ${message}`);
}

/** The links of a bar without that to the testimonials. */
function withoutLink(document: Json): Json {
  const [bar] = fieldsOf(document).filter(({ value }) => value['kind'] === 'LinkBar');
  return changed(document, [...(bar?.path ?? []), 'options'], { testimonials: false });
}

test.each([
  ['ws10', 'Testimonials', 'linkBar'],
  ['ws10', 'WhoAsks', 'landingCopy'],
  ['s6', 'WhoAsks', 'genderHome'],
  ['s6', 'CouldQualify', 'quickLinks'],
  ['ss3', 'ConditionChips', 'studyResults'],
  ['ws10', 'Height', 'weight'],
])('%s without its %s has nothing that %s could lead to', (name, kind, id) => {
  expect(without(name, kind)).toEqual([`C087 "${id}" needs a field of the kind ${kind}, and its page has none`]);
});

test('nothing is needed for a link that the options leave out, nor about those of whom nothing is to be said', () => {
  expect(without('ws10', 'Testimonials', withoutLink)).toEqual([]);
  expect(without('ws10', 'WhoAsks', (document) => ({ ...document, oversight: {} }))).toEqual([]);
});

test('a field that is gone and that a section still names is found once, by its section', () => {
  const document = shipped.documents.get('ws22') ?? {};
  const [field] = fieldsOf(document).filter(({ value }) => value['kind'] === 'WhoAsks');
  const found = (text: Json) => shipped.check('ws22', { text: printed(text) }).findings.map(({ code }) => code);
  const gone = changed(document, field?.path ?? [], undefined);
  expect(found(gone)).toEqual(['C070']);
  const sections = listAt(document, ['steps', 'home', 'sections']).map((section) => {
    const named = listAt(section, ['fields']).map((one) =>
      Array.isArray(one) ? one.filter((id) => id !== 'whoAsks') : one,
    );
    return { ...objectAt(section, []), fields: named };
  });
  expect(found(changed(gone, ['steps', 'home', 'sections'], sections))).toEqual(['C087']);
});
