import { countryCodes } from '#src/domain/countries/index.ts';
import type { Criterion, Facts } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { campaignExample } from '#src/checker/proof/situations.ts';

const failing: Criterion = {
  id: 1,
  questionId: 1,
  question: 'A question?',
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [],
};

type Change = (facts: Facts) => Facts;
const answer =
  (answers: Facts['answers']): Change =>
  (facts) => ({ ...facts, answers: { ...facts.answers, ...answers } });
const study = exampleFacts({ study: {} }).study;
const site = exampleFacts({ site: {} }).site;
const same: Change = (facts) => facts;
const withStudy: Change = (facts) => ({ ...facts, ...(study && { study }) });
const excluded: Change = (facts) => ({ ...facts, ...(study && { study: { ...study, minAge: 130 } }) });
const cared =
  (caregiverType: 'adult' | 'parent_child'): Change =>
  (facts) => ({
    ...facts,
    path: { ...facts.path, hasCaregiver: true, caregiverType },
  });

/** Every value of what the rule of a condition, or a field of a kind, may read, one by one; written without a look at what rules declare. */
const ways: Readonly<Record<string, readonly (readonly Change[])[]>> = {
  ageBetween: [[same, ...Array.from({ length: 120 }, (_, age) => answer({ age }))]],
  /** Of campaigns that ask for an age on which no rule depends. */
  Age: [[same, answer({ age: 40 })]],
  countryIs: [],
  hasIndication: [
    [
      same,
      ...[1, 2, 3].map((id): Change => (facts) => ({
        ...facts,
        path: { ...facts.path, indication: { id, name: 'C' } },
      })),
    ],
    [[], [1], [2], [1, 2], [3]].map((indicationIds) => answer({ indicationIds })),
  ],
  hasStudy: [[same, withStudy]],
  fullyQualified: [
    [same, withStudy, excluded],
    [same, (facts) => ({ ...facts, ...(site && { site }) })],
    [same, (facts) => ({ ...facts, alreadyMatched: true })],
    [same, (facts) => ({ ...facts, criteria: [failing] })],
  ],
  leadIsKnown: [[same, (facts) => ({ ...facts, isKnownLead: true })]],
  caregiverIsAdult: [
    [same, withStudy],
    // Without a study nothing says that the person cared for is an adult.
    [same, cared('parent_child'), (facts) => (facts.study ? cared('adult')(facts) : facts)],
  ],
};

/** All visitors that differ in what these rules may read, and in their country. */
export function* everyVisitor(campaign: Campaign, rules: ReadonlySet<string>): Generator<Facts> {
  const dimensions = [...rules].flatMap((rule) => ways[rule] ?? []);
  const countries = countryCodes.map((country): Change => (facts) => ({ ...facts, country }));
  let all: Change[] = countries;
  // The study comes first: what is said of a visitor may hang on it.
  for (const dimension of dimensions.toSorted((a, b) => Number(b.includes(withStudy)) - Number(a.includes(withStudy))))
    all = all.flatMap((before) =>
      dimension.map(
        (change): Change =>
          (facts) =>
            change(before(facts)),
      ),
    );
  const nobody = exampleFacts(campaignExample(campaign));
  for (const change of all) yield change(nobody);
}
