import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { casesOf, listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** Without a study there is nothing to ask, and nothing to suit. */
const hasStudy: RuleCondition = { rule: 'hasStudy' };

const verdict: readonly AspectName[] = ['suits', 'criteria'];

/** Whether a condition is about how a candidate suits the study. */
const isByVerdict = (when: CampaignField['when']) =>
  listed(when).some((condition) => readingsOf(condition).some((one) => verdict.includes(aspectOf(one).name)));

/** Fields that ask what the study asks, and those that tell how it ended: by themselves, or in words for some outcomes. */
function fieldsIn({ registries: { kinds } }: CampaignModel, { fields }: CampaignStep) {
  const hasWords = ({ kind }: CampaignField) =>
    Object.values(kinds[kind]?.options ?? {}).some(({ type }) => type === 'text');
  return {
    asking: fields.filter(({ kind }) => kinds[kind]?.answers.includes('responses')),
    telling: fields.filter((field) => kinds[field.kind]?.tellsOutcome ?? (isByVerdict(field.when) && hasWords(field))),
  };
}

function untoldAt(step: CampaignStep): Fault {
  const tell = (who: string) =>
    `Nothing tells ${who === '' ? 'visitors' : `visitors ${who}`} how the screener ended, up to its end "${step.name}": who qualifies and who does not read the same`;
  return { code: 'C088', step, cause: `C088 ${step.name}`, tell };
}

/** Watches that whoever answers the questions of a study in a screener is told what follows, or led by it to a page of its own. */
export function watchOutcomes(model: CampaignModel, graph: StepGraph): Watch[] {
  const { campaign } = model;
  if (campaign.flowType !== 'webScreener') return [];
  const fields = new Map<string, ReturnType<typeof fieldsIn>>(
    Object.values(campaign.steps).map((step) => [step.name, fieldsIn(model, step)]),
  );
  const at = ({ name }: CampaignStep) => fields.get(name) ?? { asking: [], telling: [] };
  const steps = Object.values(campaign.steps).filter((step) => at(step).asking.length > 0);
  const mayAsk = onceFor((step: CampaignStep) => steps.some(({ name }) => graph.ahead(step).has(name)));
  const tellsByCase = onceFor((step: CampaignStep) => casesOf(step).some(({ when }) => isByVerdict(when)));
  const [isAsked, isTold] = ['asked', 'told'];
  return [
    {
      reads: (step) => [
        ...(at(step).asking.length > 0 ? [hasStudy] : []),
        ...[...at(step).asking, ...at(step).telling].map(({ when }) => when),
      ],
      pass({ step, visitor, marks }) {
        const { asking, telling } = at(step);
        if (asking.some(({ when }) => visitor.meets(when)) && visitor.meets(hasStudy)) marks.add(isAsked);
        if (!marks.has(isTold) && telling.some(({ when }) => visitor.meets(when))) marks.add(isTold);
        return [];
      },
      leave(from, to, marks) {
        if (tellsByCase(from)) marks.add(isTold);
        // Whoever is told need not be told again.
        if (marks.has(isTold)) marks.delete(isAsked);
        if (!marks.has(isAsked) && !mayAsk(to)) marks.clear();
      },
      end: (step, marks) => (marks.has(isAsked) && !marks.has(isTold) ? [untoldAt(step)] : []),
    },
  ];
}
