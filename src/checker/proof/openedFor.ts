import type { CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import type { Fault, Watch } from './watch.ts';

/** What decides whether a step that hangs on a verdict opens: the verdict itself, and what came of it before. */
const booked: RuleCondition = { rule: 'bookingExists' };
const deciding: readonly RuleCondition[] = [{ rule: 'mayBook' }, booked];

/** A field by which its step opens or not: for whom it opens, and of those, for whom alone it has anything. */
type Closing = { id: string; index: number; isFor: NonNullable<Spec['isFor']>; role?: RuleCondition };

function faultOf(step: CampaignStep, { index }: Closing, tell: Fault['tell']): Fault {
  const at = placeOfField(step, index);
  return { code: 'C110', step, at, cause: `C110 ${at.join('.')}`, tell };
}

const visitorsWho = (who: string) => (who === '' ? 'visitors' : `visitors ${who}`);

/** A step that does not open for visitors who are led to it. */
const closedFor = (step: CampaignStep, field: Closing): Fault =>
  faultOf(
    step,
    field,
    (who) => `The step "${step.name}" sends ${visitorsWho(who)} back to the first step: "${field.id}" is not for them`,
  );

/** A step that opens for visitors for whom it has nothing. */
const emptyFor = (step: CampaignStep, field: Closing, { rule, is = true }: RuleCondition): Fault =>
  faultOf(
    step,
    field,
    (who) =>
      `The step "${step.name}" has nothing for ${visitorsWho(who)}: "${field.id}" is for those alone for whom "${rule}" ${is ? 'holds' : 'does not hold'}`,
  );

/**
 * Watches that nobody is led to a step that opens by a verdict and is not for them. Steps that open for whoever is saved, or
 * has agreed, are watched where pictures and agents are.
 */
export function watchOpenedFor({ campaign, registries: { kinds } }: CampaignModel): Watch[] {
  const closing = ({ fields }: CampaignStep) =>
    fields.flatMap(({ id, kind, options, when }, index): Closing[] => {
      const spec = kinds[kind];
      if (!spec?.isFor || !spec.needs) return [];
      // The generated conditions are those of the rules.
      const role = spec.meantFor?.(withDefaults(spec.options, options)) as RuleCondition | undefined;
      return [{ id, index, isFor: spec.isFor, ...(role && !when && { role }) }];
    });
  const at = new Map(Object.values(campaign.steps).map((step) => [step.name, closing(step)]));
  if ([...at.values()].every((fields) => fields.length === 0)) return [];
  const closingAt = ({ name }: CampaignStep) => at.get(name) ?? [];
  return [
    {
      reads: (step) => {
        const fields = closingAt(step);
        return fields.length > 0 ? [...deciding, ...fields.map(({ role }) => role)] : [];
      },
      pass: ({ step, visitor }) =>
        closingAt(step).flatMap((field) => {
          if (!deciding.some(visitor.meets) && !field.isFor(visitor.situation().facts)) return [closedFor(step, field)];
          const { role } = field;
          return !role || visitor.meets(booked) || visitor.meets(role) ? [] : [emptyFor(step, field, role)];
        }),
      leave: () => undefined,
      end: () => [],
    },
  ];
}
