import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { SharedConsent } from '#src/i18n/locales/consentWord.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { saves, type CampaignModel } from './model.ts';
import type { Fault, Watch } from './watch.ts';

const wording: SharedConsent = 'medicalRecords';
const collects: RuleCondition = { rule: 'asksForMedicalRecords' };
const isAsked = 'asked';

const unasked = (step: CampaignStep): Fault => ({
  code: 'C099',
  step,
  at: ['steps', step.name, 'saves'],
  cause: 'C099',
  tell: (who) =>
    `Nobody ${[who, 'is asked whether their medical records may be collected'].filter(Boolean).join(' ')} before the step "${step.name}" saves: show a MedicalRecordsConsent`,
});

/**
 * Watches that a screener of visitors asks those for their medical records whose study collects them, before it saves. In other
 * flows somebody else asks later.
 */
export function watchRecordConsents({ campaign, registries: { kinds } }: CampaignModel): Watch[] {
  const asks = ({ kind, options }: CampaignField) =>
    (kinds[kind]?.answers.includes('consents') ?? false) &&
    Object.values(withDefaults(kinds[kind]?.options ?? {}, options)).includes(wording);
  const isKnown = Object.values(kinds).some(({ options }) =>
    Object.values(options).some((option) => 'default' in option && option.default === wording),
  );
  if (campaign.flowType !== 'webScreener' || !isKnown) return [];
  const asking = ({ fields }: CampaignStep) => fields.filter(asks);
  return [
    {
      reads: (step) => [...asking(step).map(({ when }) => when), ...(saves(step) ? [collects] : [])],
      pass({ step, visitor, marks }) {
        if (marks.has(isAsked)) return [];
        if (asking(step).some(({ when }) => visitor.meets(when))) marks.add(isAsked);
        if (marks.has(isAsked) || !saves(step)) return [];
        // It is told once of each visitor, at the first save.
        marks.add(isAsked);
        return visitor.meets(collects) ? [unasked(step)] : [];
      },
      leave: () => undefined,
      end: () => [],
    },
  ];
}
