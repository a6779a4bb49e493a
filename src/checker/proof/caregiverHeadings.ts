import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { othersNamed } from '#src/i18n/locales/questionWords.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { askedOn, namedIn } from '#src/checker/findings/questionFindings.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import type { Fault, Watch } from './watch.ts';

/** What caregivers answer for the participant. They are called and written to themselves. */
const ofParticipant: readonly (keyof Answers)[] = ['age', 'firstName', 'gender', 'heightCm', 'postalCode', 'weightKg'];

/** What the field asks of its reader that caregivers answer for somebody else, in words that say so in no language. */
function askedOfReader({ options = {} }: CampaignField, asked: ReadonlySet<keyof Answers>): keyof Answers | undefined {
  // The schema has accepted it as a text.
  const { text = {}, caregiverText } = options as Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  if (caregiverText) return undefined;
  const named = localeCodes().flatMap((locale) => {
    const question = text[locale] ?? '';
    const isOfOther = othersNamed[locale]?.test(question) ?? false;
    return question.includes('?') && !isOfOther ? namedIn(question, locale) : [];
  });
  return named.find((name) => ofParticipant.includes(name) && asked.has(name));
}

/** A heading that asks caregivers about themselves where its page asks about the participant. */
function misread(step: CampaignStep, index: number, id: string, name: keyof Answers): Fault {
  const at = [...placeOfField(step, index), 'options', 'text'];
  const message = `"${id}" asks caregivers for their own "${name}", and the page for that of the participant: give it a "caregiverText"`;
  return { code: 'C114', step, at, cause: `C114 ${at.join('.')}`, tell: () => message };
}

const answersForOther: RuleCondition = { rule: 'hasCaregiver' };

/** Watches that no caregiver reads a heading in the words for those who answer for themselves. */
export function watchCaregiverHeadings({ campaign, registries }: CampaignModel): Watch[] {
  if (campaign.hasCaregiver === false || campaign.flowType === 'partnerScreener') return [];
  const misreadOn = (step: CampaignStep): Fault[] => {
    const asked = askedOn(step, registries);
    return step.fields.flatMap((field, index) => {
      const takesBoth = registries.kinds[field.kind]?.options['caregiverText'] !== undefined;
      const name = takesBoth && field.when === undefined ? askedOfReader(field, asked) : undefined;
      return name === undefined ? [] : [misread(step, index, field.id, name)];
    });
  };
  const faults = new Map(Object.values(campaign.steps).map((step) => [step.name, misreadOn(step)]));
  if ([...faults.values()].every((there) => there.length === 0)) return [];
  const faultsOf = ({ name }: CampaignStep) => faults.get(name) ?? [];
  return [
    {
      reads: (step) => (faultsOf(step).length > 0 ? [answersForOther] : []),
      pass: ({ step, visitor }) => {
        const there = faultsOf(step);
        return there.length > 0 && visitor.meets(answersForOther) ? there : [];
      },
      leave: () => undefined,
      end: () => [],
    },
  ];
}
