import { expect, test } from 'vitest';
import type { Json } from '#src/checker/json.ts';
import { changed, fieldsOf, listAt, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();
const ofSome = { rule: 'countryIs', params: { country: 'GB' } };

const fields = (step: string) => ['steps', step, 'fields'];

const more = (document: Json, step: string, field: Json) =>
  changed(document, fields(step), [...listAt(document, fields(step)), field]);

/** A shipped campaign with its fields of these kinds under a condition. */
const under = (name: string, kinds: readonly string[], when: unknown): Json =>
  fieldsOf(shipped.documents.get(name) ?? {})
    .filter(({ value }) => kinds.includes(String(value['kind'])))
    .reduce((all, { path }) => changed(all, [...path, 'when'], when), shipped.documents.get(name) ?? {});

const found = (name: string, document: Json) => shipped.check(name, { text: printed(document) }).findings;
const messages = (name: string, document: Json) =>
  found(name, document).flatMap(({ code, message }) => (code === 'C085' ? [message] : []));

test.each(['ws10', 'ws22', 'ws23'])('what a verdict needs is asked of all, whatever their country: %s', (name) => {
  expect(found(name, under(name, ['Gender'], ofSome)).map(({ code, message }) => [code, message])).toEqual([
    [
      'C085',
      expect.stringMatching(
        /^"screenerResult" hangs on "gender", which visitors (?!in the United Kingdom).+ never have to give$/u,
      ),
    ],
  ]);
});

test('a condition on a verdict needs it, too, where no field shows one', () => {
  const s6 = shipped.documents.get('s6') ?? {};
  const last = more(s6, 'email', { kind: 'HowHeard', when: { rule: 'fullyQualified' } });
  expect(messages('s6', more(last, 'phone', { kind: 'QualificationQuestions' }))).toEqual([]);
  expect(messages('s6', more(last, 'phone', { kind: 'QualificationQuestions', when: ofSome }))).toEqual([
    expect.stringMatching(/^"fullyQualified" hangs on "responses", which visitors .+ never have to give$/u),
  ]);
});

test.each([
  ['visitors with a study', { rule: 'hasStudy' }],
  ['studies with questions', { rule: 'hasQuestion', params: { number: 1 } }],
  ['whoever suits so far', { rule: 'bioQualified' }],
  ['whoever suits so far and is of age', [{ rule: 'bioQualified' }, { rule: 'ageBetween', params: { min: 18 } }]],
])('what a verdict hangs on itself may decide whom it is asked of: %s', (_, when) => {
  expect(messages('ws10', under('ws10', ['QualificationQuestions'], when))).toEqual([]);
});

test('another field may ask all others for it', () => {
  const document = under('ws10', ['BirthDate'], ofSome);
  const other = { kind: 'BirthDate', id: 'elsewhere', when: { ...ofSome, is: false } };
  const plain = changed(document, ['steps', 'home', 'sections'], undefined);
  expect(messages('ws10', changed(plain, fields('home'), [...listAt(plain, fields('home')), other]))).toEqual([]);
});

test('the body mass is left out of a verdict where no part of it is asked, unless the campaign says that it shows it', () => {
  const document = under('ws10', ['Height', 'Weight'], ofSome);
  expect(messages('ws10', document)).toHaveLength(2);
  expect(messages('ws10', changed(document, ['webScreenerProps', 'shouldShowHeightWeight'], false))).toEqual([]);
});
