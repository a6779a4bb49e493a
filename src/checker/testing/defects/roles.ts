import type { Json } from '#src/checker/json.ts';
import { casesOf, fieldsOf, objectAt, planted, stepsOf, type Path, type Sort } from './planting.ts';

/** The condition for the opposite. */
function turned(condition: Json): Json {
  const { is, ...rest } = condition;
  return is === false ? rest : { ...rest, is: false };
}

const namesRule = (condition: unknown, rule: string) => objectAt(condition, [])['rule'] === rule;

/** What is below `when` with the rule turned round; undefined where it names no such rule. */
function turnedIn(when: unknown, rule: string): unknown {
  if (Array.isArray(when))
    return when.some((one) => namesRule(one, rule))
      ? when.map((one) => (namesRule(one, rule) ? turned(objectAt(one, [])) : one))
      : undefined;
  return namesRule(when, rule) ? turned(objectAt(when, [])) : undefined;
}

type Found = { path: Path; value: Json };

/** The rule turned round under `name`, wherever one of these has it. */
const turnedAt = (
  sort: string,
  code: Sort['code'],
  rule: string,
  placesOf: (document: Json) => readonly Found[],
  name = 'when',
): Sort => ({
  name: sort,
  code,
  plant: (document) =>
    placesOf(document).flatMap(({ path, value }) => {
      const when = turnedIn(value[name], rule);
      return when === undefined ? [] : [planted(document, [...path, name], when, path)];
    }),
});

const ofKind = (kind: string) => (document: Json) => fieldsOf(document).filter(({ value }) => value['kind'] === kind);
const navs = (document: Json): Found[] =>
  stepsOf(document).map(({ path, value }) => ({ path: [...path, 'nav'], value: objectAt(value, ['nav']) }));

/** Conditions that were turned round, by which just those meet with something whom it is not for. */
export const roleSorts: readonly Sort[] = [
  turnedAt('thanks for an appointment to who has none', 'C110', 'bookingExists', casesOf),
  turnedAt('the calendar of a site that takes no bookings', 'C110', 'siteSchedulingEnabled', casesOf),
  turnedAt('a gender asked of who need not choose one', 'C113', 'genderRequiredAndUnset', casesOf),
  turnedAt('a diagnosis asked of who skips it', 'C113', 'asksForDiagnosis', casesOf),
  turnedAt('what is known of who is not known', 'C113', 'leadIsKnown', ofKind('LeadVerification')),
  turnedAt('a question while nobody can go on', 'C113', 'healthDataChoiceOpen', ofKind('OtherConditions')),
  turnedAt('a way on after a no alone', 'C083', 'partnerConsentRefused', navs, 'nextWhen'),
];
