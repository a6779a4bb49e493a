import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import { listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { WatchedVisitor } from './visitor.ts';
import { inConditions, inFields, isAnyOf, mustBeGiven, neededFor, type AnswerNames, type Verdict } from './verdicts.ts';
import type { Fault, Watch } from './watch.ts';

/** Without a study there is nothing to suit. */
const hasStudy: RuleCondition = { rule: 'hasStudy' };

/** What no study asks of a candidate: whoever is of one class of these is judged by the same answers as all others. */
const unrelated: readonly AspectName[] = [
  'caregiver',
  'country',
  'healthData',
  'medicalRecords',
  'narrowScreen',
  'participant',
  'riskAssessment',
  'studyCountries',
];

/** Whether the condition reads nothing else, beside what the campaign says of itself, which is the same for all. */
function isUnrelated(condition: RuleCondition): boolean {
  const read = readingsOf(condition).map((reading) => aspectOf(reading).name);
  const ofVisitors = read.filter((name) => name !== 'campaign');
  return ofVisitors.length > 0 && ofVisitors.every((name) => unrelated.includes(name));
}

/** A field that must be given something, and its conditions. */
type Asking = {
  step: CampaignStep;
  index: number;
  answers: AnswerNames;
  when: CampaignField['when'];
  related: readonly RuleCondition[];
  unrelated: readonly RuleCondition[];
};

function askingIn({ campaign, registries: { kinds } }: CampaignModel): Asking[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Asking[] => {
      const answers = mustBeGiven(field, kinds);
      const all = listed(field.when);
      const [related, others] = [all.filter((one) => !isUnrelated(one)), all.filter(isUnrelated)];
      return answers.length > 0 ? [{ step, index, answers, when: field.when, related, unrelated: others }] : [];
    }),
  );
}

/** Whether the field is left out for a visitor by what no verdict hangs on, and by nothing else. */
const isLeftOut = ({ related, unrelated: others }: Asking, { meets }: WatchedVisitor) =>
  related.every(meets) && !others.every(meets);

const who = (of: string) => (of === '' ? 'visitors' : `visitors ${of}`);

function faultOf(names: AnswerNames, { name }: Verdict, asking: Asking, step: CampaignStep): Fault {
  return {
    code: 'C085',
    step,
    at: [...placeOfField(asking.step, asking.index), 'when'],
    cause: `C085 ${eitherOf(names)}`,
    tell: (of) => `"${name}" hangs on ${eitherOf(names)}, which ${who(of)} never have to give`,
  };
}

const isOpen = ({ needs }: Verdict) => needs.length > 0;

/**
 * Watches that nobody with a study gets to a verdict without having to give what it hangs on, because the field that asks for it
 * stands under a condition that no verdict hangs on.
 */
export function watchAskedOfSome(model: CampaignModel, graph: StepGraph): Watch[] {
  const all = askingIn(model);
  if (all.every((one) => one.unrelated.length === 0)) return [];
  const given = inFields(model).filter(isOpen);
  // What shows a verdict tells better what it hangs on than a condition does.
  const verdicts = given.length > 0 ? given : inConditions(model).filter(isOpen);
  const at = ({ name }: CampaignStep) => verdicts.filter((verdict) => verdict.at === name);
  const before = ({ name }: CampaignStep) => all.filter(({ step }) => graph.ahead(step).has(name));
  return [
    {
      reads: (step) =>
        at(step).length > 0 ? [hasStudy, ...[...at(step), ...before(step)].map(({ when }) => when)] : [],
      pass({ step, visitor }) {
        const open = at(step).filter(({ when }) => visitor.meets(hasStudy) && visitor.meets(when));
        if (open.length === 0) return [];
        const [asking, left] = [before(step), before(step).filter((one) => isLeftOut(one, visitor))];
        const known = new Set<keyof Answers>(
          asking.filter((one) => !left.includes(one)).flatMap(({ answers }) => answers),
        );
        return open.flatMap((verdict) =>
          verdict.needs
            .flatMap((aspect) => neededFor(aspect, model.campaign, known))
            .filter((names) => !isAnyOf(names, known))
            .flatMap((names) => {
              const asked = left.find(({ answers }) => names.some((name) => answers.includes(name)));
              return asked ? [faultOf(names, verdict, asked, step)] : [];
            }),
        );
      },
      leave: () => undefined,
      end: () => [],
    },
  ];
}
