import type { CampaignField } from './campaign.ts';
import type { Condition, Field } from '#src/generated/campaign.ts';
import { defaultFieldId } from './fieldId.ts';

/** One of the pages that a field becomes where each question has one: its options there, and when it asks anything. */
export type QuestionPage = { options: object; when: Condition };

type Part = Pick<CampaignField, 'kind' | 'required' | 'options' | 'later'>;

/** What the expansion of a campaign reads of a kind; the specs of kinds say what each property means. */
export type Composition = {
  answers?: readonly string[];
  parts?(options: object): readonly Part[];
  later?: true;
  pages?(options: object): readonly QuestionPage[];
  again?(options: object): object;
  onePress?(options: object): boolean;
};

/** Kinds by name. */
export type Compositions = Readonly<Record<string, Composition>>;

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
