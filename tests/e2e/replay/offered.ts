import type { Facts } from '#src/domain/facts.ts';
import { relationOf } from '#src/domain/relation.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { withDefaults } from '#src/kit/options.ts';
import { holds } from '#src/rules/evaluate.ts';
import { kinds } from '#widgets/index.ts';
import { entries } from './entries.ts';

/** The kinds that show the way to the health questions, each to some only. */
const asksMore: Partial<Record<CampaignField['kind'], (facts: Facts) => boolean>> = {
  ThankYouPage: ({ path }) => !path.hasCaregiver,
  ScreenerThankYou: (facts) => facts.locale === 'en' && relationOf(facts) === 'self',
};

/** The field of the step that leads the visitor on by itself, the last of several. */
export const leadingOn = ({ fields }: CampaignStep, facts: Facts): CampaignField | undefined =>
  fields.findLast((field) => {
    const { leave, leads } = entries[field.kind];
    const options = withDefaults(kinds[field.kind].options, field.options);
    return leave !== undefined && isAsked(field, facts) && (leads?.({ options, facts }) ?? true);
  });

/** Whether the page of the step shows the button Next to the visitor. */
const showsNext = ({ nav }: CampaignStep, facts: Facts) => nav.next && holds(nav.nextWhen, facts);

const names = ({ options = {} }: CampaignField, { name }: CampaignStep) => {
  const values: unknown[] = Object.values(options);
  return values.includes(name);
};

/** Whether a page offers the visitor the way from one step to another, which its widgets may show to some only. */
export function isOffered(facts: Facts, from: CampaignStep, to: CampaignStep): boolean {
  const naming = from.fields.filter((field) => names(field, to));
  if (naming.some((field) => isAsked(field, facts) && (asksMore[field.kind]?.(facts) ?? true))) return true;
  if (naming.length > 0 && nextStep(from, facts) !== to.name) return false;
  return showsNext(from, facts) || leadingOn(from, facts) !== undefined;
}
