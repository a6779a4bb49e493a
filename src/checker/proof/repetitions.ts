import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** A field that asks for an answer once more. */
type Repetition = { step: CampaignStep; index: number; field: CampaignField; answer: string };

function repetitionsIn({ campaign, registries: { kinds } }: CampaignModel): Repetition[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index) => {
      const { options = {} } = field;
      return kinds[field.kind]?.isRepeated && 'answer' in options
        ? [{ step, index, field, answer: String(options.answer) }]
        : [];
    }),
  );
}

function neverAsked({ step, index, field, answer }: Repetition): Fault {
  const at = placeOfField(step, index);
  const tell = (who: string) =>
    `"${field.id}" of the step "${step.name}" asks ${who === '' ? 'visitors' : `visitors ${who}`} for "${answer}" once more, and nothing before it has asked them for it`;
  return { code: 'C025', step, at, cause: `C025 ${at.join('.')}`, tell };
}

/** Watches that nobody has to repeat what they were not asked for, on the step or on the way to it. */
export function watchRepetitions(model: CampaignModel, graph: StepGraph): Watch[] {
  const repetitions = repetitionsIn(model);
  if (repetitions.length === 0) return [];
  const repeated = new Set(repetitions.map(({ answer }) => answer));
  const { kinds } = model.registries;
  const asking = ({ fields }: CampaignStep) =>
    fields.flatMap((field, index) =>
      (kinds[field.kind]?.answers ?? []).filter((one) => repeated.has(one)).map((answer) => ({ field, index, answer })),
    );
  const at = ({ name }: CampaignStep) => repetitions.filter(({ step }) => step.name === name);
  return [
    {
      reads: (step) => [...asking(step), ...at(step)].map(({ field }) => field.when),
      pass({ step, visitor, marks }) {
        const asked = asking(step);
        const ask = (before: number) => {
          for (const { field, index, answer } of asked)
            if (index < before && !marks.has(answer) && visitor.meets(field.when)) marks.add(answer);
        };
        // In the order of the page: what is asked further down is not there to be repeated.
        const vain = at(step).filter(({ field, index, answer }) => {
          ask(index);
          return !marks.has(answer) && visitor.meets(field.when);
        });
        ask(Infinity);
        return vain.map((one) => neverAsked(one));
      },
      leave(_, to, marks) {
        const isAhead = ({ step }: Repetition) => graph.ahead(to).has(step.name);
        for (const answer of marks)
          if (!repetitions.some((one) => one.answer === answer && isAhead(one))) marks.delete(answer);
      },
      end: () => [],
    },
  ];
}
