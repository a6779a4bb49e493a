import type { Field } from '#src/generated/campaign.ts';
import type { CampaignField } from './campaign.ts';
import { defaultFieldId } from './fieldId.ts';

type Part = Pick<CampaignField, 'kind' | 'required' | 'options'>;

const short = { label: 'short' };

/** The fields that a contact form stands for; one that updates a lead asks for the birth date and needs the email. */
function contactForm({ updatesLead = false }: { updatesLead?: boolean } = {}): readonly Part[] {
  return [
    { kind: 'FullName', options: short },
    { kind: 'PostalCode', options: short },
    { kind: updatesLead ? 'BirthDate' : 'Age', options: short },
    { kind: 'GenderDropdown' },
    { kind: 'Phone', options: short },
    { kind: 'Email', required: updatesLead, options: short },
    { kind: 'IndicationMultiSelect' },
    { kind: 'GenericConsent' },
  ];
}

/** The field and those it stands for, which are asked when it is; nearly every field stands for itself alone. */
export function withParts(field: Field): CampaignField[] {
  const own: CampaignField = { id: defaultFieldId(field.kind), ...field };
  if (field.kind !== 'ContactForm') return [own];
  const { when } = field;
  const parts = contactForm(field.options);
  return [own, ...parts.map((part) => ({ id: defaultFieldId(part.kind), ...part, ...(when && { when }) }))];
}
