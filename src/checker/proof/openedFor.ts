import type { CampaignStep } from '#src/flow/campaign.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import type { Fault, Watch } from './watch.ts';

/** What decides whether a step that hangs on a verdict opens: the verdict itself, and what came of it before. */
const deciding: readonly RuleCondition[] = [{ rule: 'mayBook' }, { rule: 'bookingExists' }];

function closedFor(step: CampaignStep, index: number, id: string): Fault {
  const at = placeOfField(step, index);
  const tell = (who: string) =>
    `The step "${step.name}" sends ${who === '' ? 'visitors' : `visitors ${who}`} back to the first step: "${id}" is not for them`;
  return { code: 'C110', step, at, cause: `C110 ${at.join('.')}`, tell };
}

/**
 * Watches that nobody is led to a step that opens by a verdict and is not for them. Steps that open for whoever is saved, or
 * has agreed, are watched where pictures and agents are.
 */
export function watchOpenedFor({ campaign, registries: { kinds } }: CampaignModel): Watch[] {
  const closing = ({ fields }: CampaignStep) =>
    fields.flatMap(({ id, kind }, index) => {
      const { isFor, needs } = kinds[kind] ?? {};
      return isFor && needs ? [{ id, isFor, index }] : [];
    });
  const at = new Map(Object.values(campaign.steps).map((step) => [step.name, closing(step)]));
  if ([...at.values()].every((fields) => fields.length === 0)) return [];
  const closingAt = ({ name }: CampaignStep) => at.get(name) ?? [];
  return [
    {
      reads: (step) => (closingAt(step).length > 0 ? deciding : []),
      pass: ({ step, visitor }) =>
        closingAt(step).flatMap(({ id, isFor, index }) =>
          deciding.some(visitor.meets) || isFor(visitor.situation().facts) ? [] : [closedFor(step, index, id)],
        ),
      leave: () => undefined,
      end: () => [],
    },
  ];
}
