import type { Answers } from '#src/domain/facts.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { SharedConsent } from '#src/i18n/locales/consentWord.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Registries } from '#src/checker/registries.ts';
import { saves, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** A question that visitors of a rule are owed before their lead is saved for the last time, or at all. */
type Owed = {
  code: Code;
  name: string;
  owedTo: RuleCondition;
  flowType?: Campaign['flowType'];
  /** Whose lead it is hangs on it: asked after a save, the lead that was saved by then is another person's. */
  isOfWhom?: true;
  /** What nobody is asked, and how to mend it. */
  unasked: string;
  mend: string;
  asks: (field: Pick<CampaignField, 'options'> & { kind: string }, registries: Registries) => boolean;
};

const asksFor =
  (answer: keyof Answers): Owed['asks'] =>
  ({ kind }, { kinds }) =>
    kinds[kind]?.answers.includes(answer) ?? false;

const records: SharedConsent = 'medicalRecords';

/** What the study or the address of a visitor brings about. In flows that are no screeners of visitors somebody else asks later. */
const owed: readonly Owed[] = [
  {
    code: 'C099',
    name: 'records',
    owedTo: { rule: 'asksForMedicalRecords' },
    flowType: 'webScreener',
    unasked: 'is asked whether their medical records may be collected',
    mend: 'show a MedicalRecordsConsent',
    asks: ({ kind, options }, { kinds }) =>
      (kinds[kind]?.answers.includes('consents') ?? false) &&
      Object.values(withDefaults(kinds[kind]?.options ?? {}, options)).includes(records),
  },
  {
    code: 'C103',
    name: 'risks',
    owedTo: { rule: 'showsRiskAssessment' },
    flowType: 'webScreener',
    unasked: 'is asked about the risks that their study asks for',
    mend: 'show a RiskAssessment under the condition showsRiskAssessment',
    asks: asksFor('riskAssessment'),
  },
  {
    code: 'C103',
    name: 'scan',
    owedTo: { rule: 'asksForCtScan' },
    flowType: 'webScreener',
    unasked: 'is asked for the day of their CT scan',
    mend: 'show a CtScanDate under the condition asksForCtScan',
    asks: asksFor('ctScanAppointmentDate'),
  },
  {
    code: 'C104',
    name: 'parent',
    owedTo: { rule: 'caregiverIsParent' },
    isOfWhom: true,
    unasked: 'is asked for their own name, though they answer for a child',
    mend: 'show a CaregiverName, or say that nobody answers for somebody else: "hasCaregiver": false',
    asks: asksFor('caregiver'),
  },
  {
    code: 'C104',
    name: 'carer',
    owedTo: { rule: 'caregiverIsAdult' },
    isOfWhom: true,
    unasked: 'is asked who takes part, they or somebody in their care',
    mend: 'show a CaregiverChoice, or say that nobody answers for somebody else: "hasCaregiver": false',
    asks: asksFor('participant'),
  },
];

const faultOf = ({ code, name, unasked, mend }: Owed, step: CampaignStep): Fault => ({
  code,
  step,
  at: ['steps', step.name, 'saves'],
  cause: `${code} ${name}`,
  tell: (who) => `Nobody ${[who, unasked].filter(Boolean).join(' ')} before the step "${step.name}" saves: ${mend}`,
});

/** Watches one question. Asked after a save most count, too: that nothing is saved after it is a finding of its own. */
function watchOf(one: Owed, { campaign, registries }: CampaignModel, graph: StepGraph): Watch[] {
  const { name, flowType, owedTo, isOfWhom, asks } = one;
  const isKnown = Object.keys(registries.kinds).some((kind) => asks({ kind }, registries));
  if (!isKnown || (flowType ?? campaign.flowType) !== campaign.flowType) return [];
  const asking = ({ fields }: CampaignStep) => fields.filter((field) => asks(field, registries));
  const savesFrom = (step: CampaignStep) => saving.some((to) => graph.ahead(step).has(to));
  const saving = Object.values(campaign.steps).flatMap((step) => (saves(step) ? [step.name] : []));
  const [asked, pending] = [`${name} asked`, `${name} owed `];
  const owedIn = (marks: ReadonlySet<string>) => [...marks].filter((mark) => mark.startsWith(pending));
  return [
    {
      reads: (step) => [...asking(step).map(({ when }) => when), ...(saves(step) ? [owedTo] : [])],
      pass({ step, visitor, marks }) {
        if (marks.has(asked)) return [];
        if (asking(step).some(({ when }) => visitor.meets(when))) {
          if (!isOfWhom) for (const mark of owedIn(marks)) marks.delete(mark);
          marks.add(asked);
        } else if (saves(step) && owedIn(marks).length === 0 && visitor.meets(owedTo)) marks.add(pending + step.name);
        return [];
      },
      leave(_, to, marks) {
        if (!savesFrom(to)) marks.delete(asked);
      },
      end: (_, marks) =>
        owedIn(marks).flatMap((mark) => {
          const step = campaign.steps[mark.slice(pending.length)];
          return step ? [faultOf(one, step)] : [];
        }),
    },
  ];
}

/** Watches that visitors are asked what their study or their address makes them owed, where anything of theirs is saved. */
export const watchOwedQuestions = (model: CampaignModel, graph: StepGraph): Watch[] =>
  owed.flatMap((one) => watchOf(one, model, graph));
