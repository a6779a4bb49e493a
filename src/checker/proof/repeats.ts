import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { readSchema } from '#src/checker/projectFiles.ts';
import type { Fault } from './faults.ts';
import { stepsOfButtons, type CampaignModel } from './model.ts';
import type { Visitor } from './visitor.ts';

/** A field that must be answered, with the answers that it asks for. */
type Question = { step: CampaignStep; index: number; field: CampaignField; answers: readonly (keyof Answers)[] };

const plainTypes: readonly unknown[] = ['string', 'number', 'integer'];

/** Answers of one value: lists and objects are asked for in parts. */
function plainAnswers(): ReadonlySet<string> {
  // The schema describes an object of answers.
  const properties = readSchema('answers')['properties'] as Readonly<Record<string, { type?: unknown }>>;
  return new Set(Object.entries(properties).flatMap(([name, { type }]) => (plainTypes.includes(type) ? [name] : [])));
}

/** The questions of the campaign all of whose answers another question asks for too. */
function shared({ campaign, registries: { kinds } }: CampaignModel): Question[] {
  const plain = plainAnswers();
  const all = Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Question[] => {
      const kind = kinds[field.kind];
      const answers = kind?.answers.filter((answer) => plain.has(answer)) ?? [];
      const mustAnswer = field.required ?? kind?.requiredByDefault;
      return mustAnswer && answers.length > 0 ? [{ step, index, field, answers }] : [];
    }),
  );
  const isShared = (one: Question) =>
    all.some((other) => other !== one && other.answers.some((answer) => one.answers.includes(answer)));
  return all.filter(isShared);
}

/**
 * Finds the questions of a step that a visitor has answered already, on the step or on the way to it. A step that they opened
 * by a button of the step before, to change their answers, asks nothing twice.
 */
export function repeatsOf(model: CampaignModel): {
  steps: ReadonlySet<CampaignStep>;
  at: (visitor: Visitor, path: readonly CampaignStep[]) => Fault[];
} {
  const questions = shared(model);
  return {
    steps: new Set(questions.map(({ step }) => step)),
    at(visitor, path) {
      const [before, last] = path.slice(-2);
      if (before && last && stepsOfButtons(model, before).includes(last.name)) return [];
      const asked = path.flatMap((step) =>
        questions.filter((one) => one.step === step && visitor.meets(one.field.when)),
      );
      const faults = asked.map((one, index): Fault | undefined => {
        const earlier = asked.slice(0, index);
        const first = earlier.find(({ answers }) => one.answers.some((answer) => answers.includes(answer)));
        const isRepeated = one.answers.every((answer) => earlier.some(({ answers }) => answers.includes(answer)));
        if (one.step !== path.at(-1) || !first || !isRepeated) return undefined;
        const at = fieldPath(model.tree, one.step, one.index);
        const what = `"${one.field.id}" asks for what "${first.field.id}" of the step "${first.step.name}" has asked already`;
        const tell = (who: string) => (who === '' ? what : `${what}, of visitors ${who}`);
        return { code: 'C051', at, cause: `C051 ${at.join('.')}`, tell };
      });
      return faults.filter((fault) => fault !== undefined);
    },
  };
}
