import { constantFrom, integer, oneof, option, record, tuple, uniqueArray, type Arbitrary } from 'fast-check';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { soundCampaign } from './soundCampaign.ts';

const bound = integer({ min: 1, max: 100 });

const condition: Arbitrary<RuleCondition> = oneof(
  tuple(bound, bound).map(([min, max]): RuleCondition => ({ rule: 'ageBetween', params: { min, max } })),
  bound.map((min): RuleCondition => ({ rule: 'ageBetween', params: { min } })),
  constantFrom(...countryCodes).map((country): RuleCondition => ({ rule: 'countryIs', params: { country } })),
  constantFrom(1, 2).map((id): RuleCondition => ({ rule: 'hasIndication', params: { id } })),
  constantFrom<RuleCondition['rule'] & ('hasStudy' | 'fullyQualified' | 'leadIsKnown' | 'caregiverIsAdult')>(
    'hasStudy',
    'fullyQualified',
    'leadIsKnown',
    'caregiverIsAdult',
  ).map((rule): RuleCondition => ({ rule })),
).chain((one) => constantFrom({ ...one, is: true }, { ...one, is: false }));

const oneOrTwo = (of: Arbitrary<RuleCondition>) =>
  uniqueArray(of, { minLength: 1, maxLength: 2, selector: ({ rule }) => rule });
const when = oneOrTwo(condition);

/** A next step, or a choice of some, by such conditions. */
export const nextBy = (of: Arbitrary<RuleCondition>, targets: readonly string[]) =>
  oneof(
    constantFrom(...targets),
    record({
      cases: uniqueArray(record({ when: oneOrTwo(of), to: constantFrom(...targets) }), {
        minLength: 1,
        maxLength: 2,
        selector: (one) => JSON.stringify(one),
      }),
      otherwise: constantFrom(...targets),
    }),
  );

/** A next step, or a choice of some, by rules at random. */
export const nextOf = (targets: readonly string[]) => nextBy(condition, targets);

const { home, ...others } = soundCampaign.steps;
const identity = home.fields.filter(({ kind }) => kind !== 'GenericConsent' && kind !== 'Email');

/** Documents of four steps, whose ways and consent are decided by rules at random; all of them lead to an end. */
export const generatedCampaign = record({
  age: constantFrom({}, { asksAge: 'home' }, { asksAge: 'result' }, { asksAge: 'home', required: false }),
  ageWhen: option(when, { nil: undefined }),
  consentWhen: option(when, { nil: undefined }),
  asksAt: constantFrom('home', 'result'),
  ofHome: nextOf(['result', 'indications', 'thanks']),
  ofResult: nextOf(['indications', 'thanks']),
}).map(({ age: { asksAge, required }, ageWhen, consentWhen, asksAt, ofHome, ofResult }) => {
  const ageField = { kind: 'Age', ...(required === false && { required }), ...(ageWhen && { when: ageWhen }) };
  const agesAt = (step: string) => (asksAge === step ? [ageField] : []);
  const consent = { kind: 'GenericConsent', ...(consentWhen && { when: consentWhen }) };
  return {
    ...soundCampaign,
    people: [],
    copy: {},
    steps: {
      home: { fields: [...identity, ...agesAt('home'), ...(asksAt === 'home' ? [consent] : [])], next: ofHome },
      result: {
        fields: [...others.result.fields, ...agesAt('result'), ...(asksAt === 'result' ? [consent] : [])],
        next: ofResult,
      },
      indications: { ...others.indications, saves: true },
      thanks: others.thanks,
    },
  };
});
