import { expect, test } from 'vitest';
import type { Json } from '#src/checker/json.ts';
import { changed, fieldsOf, listAt, printed, stepsOf } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();
const found = (name: string, document: Json) => shipped.check(name, { text: printed(document) }).findings;

/** A shipped screener, its steps each on one page and without the fields of these kinds. */
function without(name: string, kinds: readonly string[]): Json {
  const document = shipped.documents.get(name) ?? {};
  const plain = stepsOf(document).reduce((all, { path }) => changed(all, [...path, 'sections'], undefined), document);
  const gone = fieldsOf(plain).filter(({ value }) => kinds.includes(String(value['kind'])));
  return gone.toReversed().reduce((all, { path }) => changed(all, path, undefined), plain);
}

test.each([
  [['BirthDate'], '"screenerResult" hangs on "age" or "birthDate", which no field asks for'],
  [['Gender'], '"screenerResult" hangs on "gender", which no field asks for'],
  [['Weight'], '"screenerResult" hangs on "weightKg", which no field asks for'],
  [['QualificationQuestions'], '"screenerResult" hangs on "responses", which no field asks for'],
])('a screener without %s is found once, where its outcome is shown', (kinds, message) => {
  const findings = found('ws10', without('ws10', kinds));
  expect(findings.map((one) => [one.code, one.message])).toEqual([['C085', message]]);
});

test('what hangs on a verdict on a step that nothing leads to is found for that alone', () => {
  const document = changed(without('ws10', []), ['steps', 'home', 'next'], 'thanks');
  expect(found('ws10', document).map(({ code }) => code)).toEqual(['C040']);
});

test('a screener that leaves out the body mass as a whole, and says so, is right', () => {
  const document = without('ws10', ['Height', 'Weight']);
  const never = changed(document, ['webScreenerProps', 'shouldShowHeightWeight'], false);
  expect(found('ws10', never)).toEqual([]);
  expect(found('ws10', document)).toHaveLength(2);
});

test('where the criteria alone decide, nothing else need be asked', () => {
  expect(found('ws11', without('ws11', ['BirthDate', 'Gender', 'Weight']))).toEqual([]);
});

test('an answer that is only shown to be confirmed is asked by nobody', () => {
  const findings = found('demo', without('demo', ['Gender', 'GenderDropdown']));
  expect(findings.map(({ message }) => message)).toEqual([
    '"eligibilitySummary" hangs on "gender", which no field asks for',
  ]);
});

/** A document with the fields of these kinds left to the visitor. */
const optional = (document: Json, kinds: readonly string[]) =>
  fieldsOf(document)
    .filter(({ value }) => kinds.includes(String(value['kind'])))
    .reduce((all, { path }) => changed(all, [...path, 'required'], false), document);

const messagesOf = (name: string, document: Json) =>
  found(name, document).flatMap(({ code, message }) => (code === 'C085' ? [message] : []));

test('what must be answered behind the verdict alone may be left out before it', () => {
  const document = optional(without('ws10', []), ['Gender']);
  const fields = ['steps', 'webScreenerHealth', 'fields'];
  const again = changed(document, fields, [...listAt(document, fields), { kind: 'GenderDropdown' }]);
  expect(messagesOf('ws10', again)).toEqual([
    '"screenerResult" hangs on "gender", which may be left out where it is asked for',
  ]);
  const late = without('ws10', ['Gender']);
  expect(messagesOf('ws10', changed(late, fields, [...listAt(late, fields), { kind: 'GenderDropdown' }]))).toEqual([
    '"screenerResult" hangs on "gender", which no field on the way to it asks for',
  ]);
});

test('a question that is asked too late for a condition is found once for it', () => {
  const late = without('ws10', ['Gender']);
  const fields = ['steps', 'indications', 'fields'];
  const codes = found('ws10', changed(late, fields, [...listAt(late, fields), { kind: 'Gender' }])).map(
    ({ code }) => code,
  );
  expect(codes).toEqual(['C050', 'C050']);
});

test('a body mass of which both parts may be left out leaves the verdict open', () => {
  expect(messagesOf('midpath', optional(without('midpath', []), ['Height', 'Weight']))).toEqual([
    '"eligibilitySummary" hangs on "heightCm", which may be left out where it is asked for',
    '"eligibilitySummary" hangs on "weightKg", which may be left out where it is asked for',
  ]);
});

/** What is found where a last question of a sign-up is asked of those who qualify. */
function qualifiedIn(name: string): string[] {
  const document = shipped.documents.get(name) ?? {};
  const fields = ['steps', 'email', 'fields'];
  const shown = { kind: 'HowHeard', when: { rule: 'fullyQualified' } };
  const findings = found(name, changed(document, fields, [...listAt(document, fields), shown]));
  return findings.filter(({ code }) => code === 'C085').map(({ message }) => message);
}

test('a condition on a verdict hangs on the same, unless only addresses bring any of it along', () => {
  expect(qualifiedIn('s6')).toEqual(['"fullyQualified" hangs on "responses", which no field asks for']);
  expect(qualifiedIn('flare')).toEqual([]);
});
