import type { CampaignField } from './campaign.ts';
import type { Field } from '#src/generated/campaign.ts';
import type { Spec } from '#src/kit/spec.ts';
import { defaultFieldId } from './fieldId.ts';

/** What the expansion of a campaign reads of a kind. */
type Composition = Partial<
  Pick<Spec, 'answers' | 'parts' | 'later' | 'below' | 'live' | 'asksToContact' | 'pages' | 'again' | 'onePress'>
>;

/** Kinds by name. */
export type Compositions = Readonly<Record<string, Composition>>;

/** The field with what a page must know of its kind before the widget is there. */
function withPlace(field: CampaignField, kinds: Compositions): CampaignField {
  const { later = field.later, below, live, asksToContact, answers = [] } = kinds[field.kind] ?? {};
  const placed = {
    ...field,
    ...(later && { later }),
    ...(below && { below }),
    ...(asksToContact && { asksToContact }),
  };
  if (!placed.later && !placed.below && !placed.when) return placed;
  const asks = !below && answers.some((answer) => answer !== 'consents');
  return { ...placed, ...(asks && { asks }), ...(live && { live }) };
}

/** The field with its default id, then the parts of its kind under the same condition; most kinds have none. */
export function withParts(field: Field, kinds: Compositions): CampaignField[] {
  const { kind, when } = field;
  const options = 'options' in field ? field.options : {};
  const parts = kinds[kind]?.parts?.(options ?? {}) ?? [];
  const all = [
    { id: defaultFieldId(kind), ...field },
    ...parts.map((part) => ({ id: defaultFieldId(part.kind), ...part, ...(when && { when }) })),
  ];
  return all.map((one) => withPlace(one, kinds));
}
