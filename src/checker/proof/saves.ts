import { requiredInLead } from '#src/domain/lead.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import type { Code } from '#src/checker/codes.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { ownWording } from '#src/checker/consents.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';
import { saves, savesOnEnter, savesOnLeave, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Visitor } from './visitor.ts';
import type { Fault, Passing, Watch } from './watch.ts';

/** What findings call the answers that a lead cannot be saved without. */
const wordsFor: Readonly<Record<(typeof requiredInLead)[number], string>> = {
  firstName: 'a name',
  lastName: 'a name',
  phone: 'a phone number',
  postalCode: 'a postal code',
};

/** Consent wordings that are not about being contacted. */
const otherWordings = new Set<unknown>(['medicalRecords', 'medicalRecordsHealthData', 'commercial']);

const isAbroad: RuleCondition = { rule: 'isInternational' };
const mustTick: RuleCondition = { rule: 'consentNeeded' };

/** What is remembered: that the consent was asked for, and by a box that must be ticked. */
const [asked, askedByBox] = ['consent', 'consent by a box'];
/** What is wrong with a save without it. */
const unasked = { C047: 'is asked for consent', C048: 'can give the consent that is needed' } as const;
type Unasked = keyof typeof unasked;
/** What is wrong where a box is shown that need not be ticked. */
const optional = 'has to give the consent that is asked for';
const isUnasked = (code: string | undefined): code is Unasked => code !== undefined && code in unasked;

/** Whether the mark is of a save abroad, `code step` and perhaps `asked`, which is wrong unless another one follows. */
const isPending = (mark: string) => isUnasked(mark.split(' ')[0]);

/** What is wrong with a save: one cause, wherever it is met first. */
const faultOf = (step: CampaignStep, code: Code, what: string, cure = ''): Fault => ({
  code,
  step,
  at: ['steps', step.name, 'saves'],
  cause: what,
  tell: (who) => `${['Nobody', ...(who ? [who] : []), what].join(' ')} before the step "${step.name}" saves${cure}`,
});

/** With which setting going on, or a box to tick, gives the consent, where the campaign says that it shows none. */
const showing = ({ consent: { shown } }: CampaignModel['campaign']): string =>
  shown ? '' : ': write `consent.shown`: true, nothing asks for it otherwise';

/** The fields of a step that matter to a save: those whose answer is certain, and those that ask for the consent. */
type Asking = {
  sure: readonly { field: CampaignField; answers: readonly string[] }[];
  consents: readonly { field: CampaignField; isSure: boolean }[];
};

/** Whether a field with these options asks for the consent to be contacted. */
const isOwn = (values: readonly unknown[]) =>
  values.includes(ownWording) || !values.some((value) => otherWordings.has(value));

/** Whether the field asks for the consent to be contacted, which every save needs. */
export const asksForContact = ({ kind, options }: CampaignField, kinds: Registries['kinds']): boolean =>
  kinds[kind]?.answers.includes('consents') === true &&
  isOwn(Object.values(withDefaults(kinds[kind].options, options)));

function askingIn({ registries: { kinds } }: CampaignModel, { fields }: CampaignStep): Asking {
  const known = fields.flatMap((field) => {
    const kind = kinds[field.kind];
    return kind ? [{ field, kind, isSure: field.required ?? kind.requiredByDefault }] : [];
  });
  return {
    sure: known.flatMap(({ field, kind, isSure }) => {
      const answers = isSure ? requiredInLead.filter((name) => kind.answers.includes(name)) : [];
      return answers.length > 0 ? [{ field, answers }] : [];
    }),
    consents: known.filter(({ field }) => asksForContact(field, kinds)),
  };
}

function rememberAnswers({ sure }: Asking, { visitor, marks }: Passing): void {
  for (const { field, answers } of sure)
    if (!answers.every((name) => marks.has(name)) && visitor.meets(field.when))
      for (const name of answers) marks.add(name);
}

function rememberConsents({ consents }: Asking, { visitor, marks }: Passing): void {
  for (const { field, isSure } of consents) {
    if (marks.has(isSure ? askedByBox : asked) || !visitor.meets(field.when)) continue;
    marks.add(asked);
    if (isSure) marks.add(askedByBox);
  }
}

/**
 * In the US, where going on agrees, every save sends the consent that the campaign says it shows. Elsewhere the lead stays in
 * the tab until the box is ticked: a box must be asked for, and a save must follow it, so that only the last save tells.
 */
function consentFaults({ campaign }: CampaignModel, { step, marks }: Passing, visitor: Visitor): Fault[] {
  if (!visitor.meets(isAbroad)) {
    const code = campaign.consent.shown ? 'C047' : 'C048';
    const isSent = campaign.consent.shown === marks.has(asked);
    return isSent ? [] : [faultOf(step, code, unasked[code], showing(campaign))];
  }
  for (const mark of marks) if (isPending(mark)) marks.delete(mark);
  // Product constant: agents ask in the call, by a block of its own, whatever the country.
  if (campaign.flowType === 'partnerScreener') return [];
  if (!visitor.meets(mustTick)) marks.add(`C048 ${step.name}`);
  else if (!marks.has(askedByBox)) marks.add(`C047 ${step.name}${marks.has(asked) ? ' asked' : ''}`);
  return [];
}

/** What is wrong with a save, by what is remembered as it happens. */
function saveFaults(model: CampaignModel, passing: Passing): Fault[] {
  const { step, visitor, marks } = passing;
  const missing = new Set(requiredInLead.flatMap((name) => (marks.has(name) ? [] : [wordsFor[name]])));
  const lacks = [...missing].map((what) => faultOf(step, 'C046', `must give ${what}`));
  return [...lacks, ...consentFaults(model, passing, visitor)];
}

/** Watches that each save has what a lead needs, and follows the consent. */
export function watchSaves(model: CampaignModel, graph: StepGraph): Watch {
  const { steps } = model.campaign;
  const asking = new Map(Object.values(steps).map((step) => [step.name, askingIn(model, step)]));
  const saving = Object.values(steps).filter(saves);
  const savesFrom = onceFor((step: CampaignStep) => saving.some(({ name }) => graph.ahead(step).has(name)));
  return {
    reads(step) {
      if (!savesFrom(step)) return [];
      const { sure = [], consents = [] } = asking.get(step.name) ?? {};
      return [...[...sure, ...consents].map(({ field }) => field.when), ...(saves(step) ? [isAbroad, mustTick] : [])];
    },
    pass(passing) {
      const { step, visitor } = passing;
      const here = asking.get(step.name);
      if (!here || !savesFrom(step)) return [];
      // What is saved as the step opens is without what the step asks.
      const onEnter = savesOnEnter(step) ? saveFaults(model, passing) : [];
      rememberAnswers(here, passing);
      // Whose law it is comes first: where it decides, their other traits do not.
      if (savesOnLeave(step)) visitor.meets(isAbroad);
      rememberConsents(here, passing);
      return [...onEnter, ...(savesOnLeave(step) ? saveFaults(model, passing) : [])];
    },
    leave(_, to, marks) {
      if (!savesFrom(to)) for (const mark of marks) if (!isPending(mark)) marks.delete(mark);
    },
    end: (_, marks) =>
      [...marks].flatMap((mark) => {
        const [code, name = '', isAsked] = mark.split(' ');
        const step = steps[name];
        const cure = code === 'C048' ? showing(model.campaign) : '';
        return isUnasked(code) && step ? [faultOf(step, code, isAsked ? optional : unasked[code], cure)] : [];
      }),
  };
}
