import type { Answers } from '#src/domain/facts.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { othersNamed } from '#src/i18n/locales/questionWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { askedOn, namedIn } from './questionFindings.ts';

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

function onStep(step: CampaignStep, tree: Tree, registries: Registries): Finding[] {
  const asked = askedOn(step, registries);
  return step.fields.flatMap((field, index): Finding[] => {
    const takesBoth = registries.kinds[field.kind]?.options['caregiverText'] !== undefined;
    const name = takesBoth && field.when === undefined ? askedOfReader(field, asked) : undefined;
    if (name === undefined) return [];
    const message = `"${field.id}" asks caregivers for their own "${name}", and the page for that of the participant: give it a "caregiverText"`;
    return [{ code: 'C114', at: placeOf(tree, [...fieldPath(tree, step, index), 'options', 'text']), message }];
  });
}

/** Headings that ask caregivers about themselves where their page asks about the participant. */
export const caregiverHeadingFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] =>
  campaign.hasCaregiver === false || campaign.flowType === 'partnerScreener'
    ? []
    : Object.values(campaign.steps).flatMap((step) => onStep(step, tree, registries));
