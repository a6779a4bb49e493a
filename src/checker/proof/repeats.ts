import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import type { CampaignModel } from './model.ts';
import { plainAnswers } from './plainAnswers.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** A field that must be answered, with the names of what it asks for: answers, or the text to agree to. */
type Question = { step: CampaignStep; index: number; field: CampaignField; answers: readonly string[] };

const consents = 'consents' satisfies keyof Answers;

const isShared = (one: Question, other: Question) => other.answers.some((answer) => one.answers.includes(answer));

/** The questions of the campaign any of whose answers another question asks for too. */
function shared({ campaign, registries: { kinds } }: CampaignModel): Question[] {
  const all = Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Question[] => {
      const kind = kinds[field.kind];
      // Each kind of consent has a text of its own.
      const answers = (kind?.answers ?? []).flatMap((answer) =>
        answer === consents ? [`${consents} ${field.kind}`] : plainAnswers.has(answer) ? [answer] : [],
      );
      const mustAnswer = field.required ?? kind?.requiredByDefault;
      return mustAnswer && answers.length > 0 ? [{ step, index, field, answers }] : [];
    }),
  );
  return all.filter((one) => all.some((other) => other !== one && isShared(one, other)));
}

function repeated({ tree }: CampaignModel, { step, index, field }: Question, first: Question): Fault {
  const at = fieldPath(tree, step, index);
  const what = `"${field.id}" asks for what "${first.field.id}" of the step "${first.step.name}" has asked already`;
  const tell = (who: string) => (who === '' ? what : `${what}, of visitors ${who}`);
  return { code: 'C051', step, at, cause: `C051 ${at.join('.')}`, tell };
}

/** The mark of a step that a button of the step before opens, to change answers: it asks nothing twice. */
const isOpened = 'opened';

/**
 * Watches that nobody is asked for what they have answered already, on the step or on the way to it. Remembered are the
 * questions that were asked, in their order.
 */
export function watchRepeats(model: CampaignModel, graph: StepGraph): Watch {
  const questions = shared(model);
  const at = ({ name }: CampaignStep) => questions.filter(({ step }) => step.name === name);
  const byMark = new Map(questions.map((one) => [`${one.step.name} ${one.field.id}`, one]));
  const sharing = new Map(
    questions.map((one) => [one, questions.filter((other) => other !== one && isShared(one, other))]),
  );
  return {
    reads: (step) => at(step).map(({ field }) => field.when),
    pass({ step, visitor, marks }) {
      const mayAsk = marks.delete(isOpened);
      return at(step).flatMap((one) => {
        if (!visitor.meets(one.field.when)) return [];
        const earlier = [...marks].flatMap((mark) => byMark.get(mark) ?? []);
        marks.add(`${one.step.name} ${one.field.id}`);
        const first = earlier.find((other) => isShared(one, other));
        const isRepeated = one.answers.every((answer) => earlier.some(({ answers }) => answers.includes(answer)));
        return first && isRepeated && !mayAsk ? [repeated(model, one, first)] : [];
      });
    },
    leave(from, to, marks) {
      const ahead = graph.ahead(to);
      for (const [mark, one] of byMark)
        if (marks.has(mark) && !sharing.get(one)?.some(({ step }) => ahead.has(step.name))) marks.delete(mark);
      if (at(to).length > 0 && graph.buttons(from).includes(to.name)) marks.add(isOpened);
    },
    end: () => [],
  };
}
