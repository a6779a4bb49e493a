import type { Field, Section } from '#src/generated/campaign.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';
import type { CampaignField, CampaignStep, Next, StepName, StepPart } from './campaign.ts';
import { withParts, type Compositions } from './withParts.ts';

/** What a step is divided by, and whether each of its questions has a page of its own. */
export type Division = { sections: readonly Section[]; isByQuestion: boolean };

/** A page before its place among the others is known. */
type Draft = {
  /** What its name and its address end in. */
  id: string;
  fields: readonly CampaignField[];
  saves: boolean;
  /** It is one of several that one field became: where it asks nothing, those after it do not either. */
  follows: boolean;
};

const listed = (when: Condition | undefined): readonly RuleCondition[] =>
  when === undefined ? [] : 'rule' in when ? [when] : when;

/** The pages of one step. */
function paging(step: CampaignStep, kinds: Compositions) {
  const asks = ({ kind }: CampaignField) => (kinds[kind]?.answers?.length ?? 0) > 0;
  /** The field of that id with those that its kind adds; none where the step has no such field. */
  const named = (id: string): readonly CampaignField[] => {
    const at = step.fields.findIndex((field) => field.id === id);
    const field = step.fields[at];
    const added = field ? (kinds[field.kind]?.parts?.(field.options ?? {}).length ?? 0) : 0;
    return at < 0 ? [] : step.fields.slice(at, at + 1 + added);
  };
  const again = (field: CampaignField): CampaignField => {
    const options = kinds[field.kind]?.again?.(field.options ?? {});
    return options ? { ...field, options } : field;
  };

  /** What stands together on a page where each question has one: content goes with the question that follows it. */
  const groupsOf = ({ fields }: Section): CampaignField[][] => {
    const groups: CampaignField[][] = [];
    let content: CampaignField[] = [];
    for (const entry of fields) {
      const group = [...content, ...[entry].flat().flatMap(named)];
      content = group.some(asks) ? [] : group;
      if (group.some(asks)) groups.push(group);
    }
    groups.at(-1)?.push(...content);
    return groups;
  };

  /** The pages of one question, which is several where its kind says so. */
  const pagesOfGroup = (group: readonly CampaignField[]): Omit<Draft, 'saves'>[] => {
    const [question, other] = group.filter(asks);
    const id = question?.id ?? '';
    const several = other ? undefined : question && kinds[question.kind]?.pages?.(question.options ?? {});
    if (!question || !several) return [{ id, fields: group, follows: false }];
    return several.map(({ options, when }, index) => {
      const own = { ...question, options: { ...question.options, ...options }, when: [...listed(question.when), when] };
      const fields = index === 0 ? group.map((field) => (field === question ? own : field)) : [own];
      return { id: index === 0 ? id : `${id}-${index + 1}`, fields, follows: index > 0 };
    });
  };

  const pagesOfSection = (section: Section, isByQuestion: boolean): Draft[] => {
    const top = (section.top ?? []).flatMap((field: Field) => withParts(field, kinds));
    const fields = section.fields.flat().flatMap(named);
    const drafts = isByQuestion
      ? groupsOf(section).flatMap(pagesOfGroup)
      : [{ id: section.id, fields, follows: false }];
    return drafts.map((draft, index) => ({
      ...draft,
      fields: [...(index === 0 ? top : top.map(again)), ...draft.fields],
      saves: section.saves === true && index === drafts.length - 1,
    }));
  };

  /** The conditions of all that it asks, one of which must hold; undefined where it asks everybody something. */
  const conditionsOf = ({ fields }: Draft): readonly Condition[] | undefined => {
    const conditions = fields.filter(asks).map(({ when }) => when);
    return conditions.every((when) => when !== undefined) ? conditions : undefined;
  };

  const movesOn = ({ fields }: Draft): boolean =>
    fields.filter(asks).every(({ kind, options = {} }) => kinds[kind]?.onePress?.(options) === true);

  return { pagesOfSection, conditionsOf, movesOn };
}

/** The segment of an address for the id of a field: words in small letters, joined by hyphens. */
const hyphenated = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Laying = {
  drafts: readonly Draft[];
  step: CampaignStep;
  nameAt: (index: number) => StepName;
  conditionsOf: (draft: Draft) => readonly Condition[] | undefined;
};

type Following = { next: Next | undefined; passes: number };

/** What follows the page at `index`: the next one that asks the visitor anything, after the last what follows the step. */
function followingOf(index: number, { drafts, step, nameAt, conditionsOf }: Laying): Following {
  const cases: { when: Condition; to: StepName }[] = [];
  const passing = (next: Next): Following =>
    typeof next === 'string' && cases.length === 0
      ? { next, passes: 0 }
      : {
          next: {
            cases: [...cases, ...(typeof next === 'string' ? [] : next.cases)],
            otherwise: typeof next === 'string' ? next : next.otherwise,
          },
          passes: cases.length,
        };
  for (const [at, draft] of drafts.entries()) {
    if (at <= index || (draft.follows && at > index + 1)) continue;
    const conditions = conditionsOf(draft);
    if (!conditions) return passing(nameAt(at));
    cases.push(...conditions.map((when) => ({ when, to: nameAt(at) })));
  }
  return step.next === undefined ? { next: undefined, passes: 0 } : passing(step.next);
}

/**
 * The step as pages, in order. The first has its name and address, and what is done on entering it; the last leads on as
 * the step does, and does what the step does on leaving. A page that asks only under conditions is passed over where none
 * of them holds.
 */
export function layOut(step: CampaignStep, { sections, isByQuestion }: Division, kinds: Compositions): CampaignStep[] {
  const { pagesOfSection, conditionsOf, movesOn } = paging(step, kinds);
  const drafts = sections.flatMap((section) => pagesOfSection(section, isByQuestion));
  // Only steps of the document are laid out, so that the name is one of its own.
  const of = step.name as StepPart['of'];
  const nameAt = (index: number): StepName => (index === 0 ? of : `${of}-${drafts[index]?.id ?? ''}`);
  const { next: _, aliases, ...common } = step;
  const moving = isByQuestion ? drafts.filter(movesOn) : [];
  return drafts.map((draft, index): CampaignStep => {
    const [isFirst, isLast] = [index === 0, index === drafts.length - 1];
    const { next, passes } = followingOf(index, { drafts, step, nameAt, conditionsOf });
    return {
      ...common,
      name: nameAt(index),
      path: isFirst ? step.path : hyphenated(draft.id),
      part: { of, passes, ...(moving.includes(draft) && { movesOn: draft === moving[0] ? 'said' : 'known' }) },
      fields: draft.fields,
      saves: isLast ? step.saves : draft.saves,
      showProgress: true,
      nav: isLast ? { ...step.nav, back: true } : { back: !isFirst || step.nav.back, next: true },
      onEnter: isFirst ? step.onEnter : [],
      onLeave: isLast ? step.onLeave : [],
      ...(next !== undefined && { next }),
      ...(isFirst && aliases && { aliases }),
    };
  });
}
