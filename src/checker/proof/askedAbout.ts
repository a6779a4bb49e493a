import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** A field that is about an answer: to repeat it, to prove that it is the visitor's, or to search by it. */
type Asking = { step: CampaignStep; index: number; field: CampaignField; answer: string };

function askingIn({ campaign, registries: { kinds } }: CampaignModel): Asking[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index) => {
      const answer = kinds[field.kind]?.asksAbout?.(field.options ?? {});
      return answer === undefined ? [] : [{ step, index, field, answer }];
    }),
  );
}

/** The answer in the words of authors: that of a kind by its name, or else the kinds that ask for it. */
function wordsFor(answer: string, kinds: CampaignModel['registries']['kinds']): string {
  const asking = Object.keys(kinds).filter((kind) => kinds[kind]?.answers.some((one) => one === answer));
  const isNamed = asking.some((kind) => kind.toLowerCase() === answer.toLowerCase());
  return isNamed || asking.length === 0 ? `the "${answer}"` : `the answers to ${eitherOf(asking)}`;
}

function neverAsked({ step, index, field, answer }: Asking, { registries }: CampaignModel): Fault {
  const at = placeOfField(step, index);
  const what = wordsFor(answer, registries.kinds);
  const tell = (who: string) =>
    `"${field.id}" of the step "${step.name}" needs ${what} of ${who === '' ? 'visitors' : `visitors ${who}`}, and nothing before it has asked them for it`;
  return { code: 'C025', step, at, cause: `C025 ${at.join('.')}`, tell };
}

/** Watches that nobody is asked about an answer that they were not asked for, on the step or on the way to it. */
export function watchAskedAbout(model: CampaignModel, graph: StepGraph): Watch[] {
  const all = askingIn(model);
  if (all.length === 0) return [];
  const needed = new Set<string>(all.map(({ answer }) => answer));
  const { kinds } = model.registries;
  const asking = ({ fields }: CampaignStep) =>
    fields.flatMap((field, index) =>
      (kinds[field.kind]?.answers ?? []).filter((one) => needed.has(one)).map((answer) => ({ field, index, answer })),
    );
  const at = ({ name }: CampaignStep) => all.filter(({ step }) => step.name === name);
  return [
    {
      reads: (step) => [...asking(step), ...at(step)].map(({ field }) => field.when),
      pass({ step, visitor, marks }) {
        const asked = asking(step);
        const ask = (before: number) => {
          for (const { field, index, answer } of asked)
            if (index < before && !marks.has(answer) && visitor.meets(field.when)) marks.add(answer);
        };
        // In the order of the page: what is asked further down is not there yet.
        const vain = at(step).filter(({ field, index, answer }) => {
          ask(index);
          return !marks.has(answer) && visitor.meets(field.when);
        });
        ask(Infinity);
        return vain.map((one) => neverAsked(one, model));
      },
      leave(_, to, marks) {
        const isAhead = ({ step }: Asking) => graph.ahead(to).has(step.name);
        for (const answer of marks) if (!all.some((one) => one.answer === answer && isAhead(one))) marks.delete(answer);
      },
      end: () => [],
    },
  ];
}
