import type { CampaignField } from './campaign.ts';
import type { Field } from '#src/generated/campaign.ts';
import { defaultFieldId } from './fieldId.ts';

type Part = Pick<CampaignField, 'kind' | 'required' | 'options' | 'later'>;

/** Kinds by name; `parts` gives the fields that a field of a composed kind adds, by its options. A kind may load `later`. */
export type Compositions = Readonly<Record<string, { parts?(options: object): readonly Part[]; later?: true }>>;

/** The field with its default id, then the parts of its kind under the same condition; most kinds have none. */
export function withParts(field: Field, kinds: Compositions): CampaignField[] {
  const { kind, when } = field;
  const options = 'options' in field ? field.options : {};
  const { later } = kinds[kind] ?? {};
  const parts = kinds[kind]?.parts?.(options ?? {}) ?? [];
  return [
    { id: defaultFieldId(kind), ...field, ...(later && { later }) },
    ...parts.map((part) => ({ id: defaultFieldId(part.kind), ...part, ...(when && { when }) })),
  ];
}
