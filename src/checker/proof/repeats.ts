import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { groupedBy } from '#src/checker/groupedBy.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import { plainAnswers } from './plainAnswers.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** A field with the names of what it asks for: answers, or the text to agree to. */
type Question = {
  step: CampaignStep;
  index: number;
  field: CampaignField;
  answers: readonly string[];
  /** What is known once it was asked: nothing that may be left open. */
  known: readonly string[];
};

/** Answers that follow from another. */
const following: Readonly<Partial<Record<string, keyof Answers>>> = { birthDate: 'age' } satisfies {
  [Name in keyof Answers]?: keyof Answers;
};

const consents = 'consents' satisfies keyof Answers;

/** Each kind of consent has a text of its own, and a list is asked for in parts: the same kind, set alike, asks for the same part. */
const partOf = (answer: string, { kind, options = {} }: CampaignField) =>
  answer === consents ? `${consents} ${kind}` : `${answer} ${kind} ${JSON.stringify(options)}`;

/** Whether one question asks for something that is known once the other was asked. */
const isKnownBy = (one: Question, other: Question) => one.answers.some((answer) => other.known.includes(answer));

function questionsIn({ campaign, registries: { kinds } }: CampaignModel): Question[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Question[] => {
      const kind = kinds[field.kind];
      const answers = (kind?.answers ?? []).map((answer) =>
        plainAnswers.has(answer) ? answer : partOf(answer, field),
      );
      const { requiredByDefault: asks = false } = kind ?? {};
      const mustAnswer = field.required ?? asks;
      const known = mustAnswer ? answers.flatMap((answer) => [answer, following[answer] ?? answer]) : [];
      // A kind that nobody must answer may show what was answered.
      return (asks || mustAnswer) && answers.length > 0 ? [{ step, index, field, answers, known }] : [];
    }),
  );
}

/** The questions that ask for, or know, one of the names, by the name. */
function byName(all: readonly Question[], names: (one: Question) => readonly string[]) {
  const found = new Map<string, Question[]>();
  for (const one of all)
    for (const name of names(one)) {
      const before = found.get(name);
      if (before) before.push(one);
      else found.set(name, [one]);
    }
  return (wanted: readonly string[]) => wanted.flatMap((name) => found.get(name) ?? []);
}

/** The questions any of whose answers another question asks for too, each with these others. */
function shared(model: CampaignModel): ReadonlyMap<Question, ReadonlySet<Question>> {
  const all = questionsIn(model);
  const [asking, knowing] = [byName(all, ({ answers }) => answers), byName(all, ({ known }) => known)];
  const others = all.map((one) => {
    const alike = new Set([...knowing(one.answers), ...asking(one.known)]);
    alike.delete(one);
    return [one, alike] as const;
  });
  return new Map(others.filter(([, alike]) => alike.size > 0));
}

function repeated({ step, index, field }: Question, first: Question): Fault {
  const at = placeOfField(step, index);
  const what = `"${field.id}" asks for what "${first.field.id}" of the step "${first.step.name}" has asked already`;
  const tell = (who: string) => (who === '' ? what : `${what}, of visitors ${who}`);
  return { code: 'C051', step, at, cause: `C051 ${at.join('.')}`, tell };
}

/** The mark of a step that a button of the step before opens, to change answers: it asks for those once more. */
const isOpened = 'opened';

/**
 * Watches that nobody is asked for what they have answered already, on the step or on the way to it. Remembered are the
 * questions that were asked, in their order.
 */
export function watchRepeats(model: CampaignModel, graph: StepGraph): Watch {
  const sharing = shared(model);
  const questions = [...sharing.keys()];
  const byStep = groupedBy(questions, ({ step }) => step);
  const at = (step: CampaignStep) => byStep.get(step) ?? [];
  const byMark = new Map(questions.map((one) => [`${one.step.name} ${one.field.id}`, one]));
  return {
    reads: (step) => at(step).map(({ field }) => field.when),
    pass({ step, visitor, marks }) {
      const mayAsk = marks.delete(isOpened);
      const here: Question[] = [];
      return at(step).flatMap((one) => {
        if (!visitor.meets(one.field.when)) return [];
        const earlier = mayAsk ? [...here] : [...marks].flatMap((mark) => byMark.get(mark) ?? []);
        marks.add(`${one.step.name} ${one.field.id}`);
        here.push(one);
        const first = earlier.find((other) => isKnownBy(one, other));
        const isRepeated = one.answers.every((answer) => earlier.some(({ known }) => known.includes(answer)));
        return first && isRepeated ? [repeated(one, first)] : [];
      });
    },
    leave(from, to, marks) {
      const ahead = graph.ahead(to);
      for (const [mark, one] of byMark)
        if (marks.has(mark) && ![...(sharing.get(one) ?? [])].some(({ step }) => ahead.has(step.name)))
          marks.delete(mark);
      if (at(to).length > 0 && graph.buttons(from).includes(to.name)) marks.add(isOpened);
    },
    end: () => [],
  };
}
