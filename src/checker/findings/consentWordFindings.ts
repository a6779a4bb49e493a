import type { Answers } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import {
  consentSubjects,
  sharedConsents,
  type ConsentSubject,
  type SharedConsent,
} from '#src/i18n/locales/consentWord.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { consentWords } from '#src/i18n/locales/consentWords.ts';
import { consentTexts, ownWording, type ConsentLibrary, type ConsentText } from '#src/checker/consents.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { withoutLinks } from './links.ts';
import type { Registries } from '#src/checker/registries.ts';

/** What is wrong where the words do not name a subject. */
const missing: Readonly<Record<ConsentSubject, string>> = {
  phone: 'nothing of calls or texts, for which this flow asks',
  email: 'nothing of email, for which this flow asks',
  health: 'nothing of health, for which this flow asks',
  pictures: 'nothing of pictures, which this flow takes',
  agent: 'nothing of the agent who asks in this flow',
};

/** What is wrong where the words name a subject that the flow is not about. */
const needless: Readonly<Partial<Record<ConsentSubject, string>>> = {
  pictures: 'something of pictures, which this flow does not take',
  agent: 'something of an agent who asks, and nobody does in this flow',
};

/** What a shared consent asks for. */
const questionOf: Readonly<Record<SharedConsent, string>> = {
  clinic: 'the clinic that runs the study',
  medicalRecords: 'medical records',
  medicalRecordsHealthData: 'the partner that looks for medical records',
  commercial: 'advertising',
  studyAlerts: 'new studies',
};

/** The answers for which a flow asks that sends what a subject is about. */
const askedFor: Readonly<Record<Exclude<ConsentSubject, 'agent'>, readonly (keyof Answers)[]>> = {
  phone: ['phone'],
  email: ['email'],
  health: [
    'responses',
    'diagnosed',
    'indicationIds',
    'heightCm',
    'weightKg',
    'riskAssessment',
    'oncologyResponse',
    'obGyn',
    'ctScanAppointmentDate',
  ],
  pictures: ['pictures'],
};

/** Whether the words of the flow must name it, or must not; undefined where they may: it may be known already. */
function mustNameIn(campaign: Campaign, { pictures }: CampaignDocument, { kinds }: Registries) {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const asked = new Set<string>(fields.flatMap(({ kind }) => kinds[kind]?.answers ?? []));
  return (subject: ConsentSubject): boolean | undefined => {
    if (subject === 'agent') return campaign.flowType === 'partnerScreener';
    const isAsked = askedFor[subject].some((answer) => asked.has(answer));
    if (subject !== 'pictures') return isAsked || undefined;
    // One that asks for pictures and does not say that it takes any is a finding of its own.
    return pictures !== undefined || (isAsked ? undefined : false);
  };
}

/** What is wrong with some of the texts. */
type Wrong = { what: string; texts: readonly ConsentText[] };

/** One finding for all that is wrong with a consent. */
function wordsFinding(all: readonly Wrong[]): Finding[] {
  const found = all.filter(({ texts }) => texts.length > 0);
  const [at] = found.flatMap(({ texts }) => texts.map((text) => text.at));
  if (!at) return [];
  const parts = found.map(({ what, texts }) => `${what}: ${texts.map(({ file }) => file).join(', ')}`);
  return [{ code: 'C039', at, message: `The words of the consent say ${parts.join('; ')}` }];
}

/** Whether the text names the subject; undefined in a language that has no words for it. */
const names = ({ locale, text }: ConsentText, subject: ConsentSubject | SharedConsent): boolean | undefined =>
  consentWords[locale]?.[subject].test(withoutLinks(text));

/** Words of a shared consent that are not about what it asks for. */
const sharedFindings = (texts: readonly ConsentText[]): Finding[] =>
  sharedConsents.flatMap((wording) => {
    const wrong = texts.filter((one) => one.wording === wording && names(one, wording) === false);
    return wordsFinding([{ what: `nothing of ${questionOf[wording]}, for which it asks`, texts: wrong }]);
  });

/** Whether it is the text of another language, which is a finding of its own: its words are not looked for in it. */
const isCopied = ({ text, wording, audience, locale }: ConsentText, all: readonly ConsentText[]): boolean =>
  locale !== sourceLocale &&
  all.some(
    (one) =>
      one.locale === sourceLocale &&
      one.wording === wording &&
      one.audience === audience &&
      one.text.trim() === text.trim(),
  );

/**
 * Words of a campaign's own consent that leave out what it sends or who asks, or name what it is not about, and words of the
 * consents that it shares that are about something else.
 */
export function consentWordFindings(
  campaign: Campaign,
  document: CampaignDocument,
  tree: Tree,
  registries: Registries,
  consents: ConsentLibrary,
): Finding[] {
  const mustName = mustNameIn(campaign, document, registries);
  const texts = consentTexts(campaign, tree, registries, consents).filter((one, _, all) => !isCopied(one, all));
  const own = texts.filter(({ wording }) => wording === ownWording);
  // Words of another flow lack much of what this one needs: what is wrong with the same texts is one finding.
  const ofOwn = new Map<string, { whats: string[]; wrong: readonly ConsentText[] }>();
  for (const subject of consentSubjects) {
    const must = mustName(subject);
    const what = must ? missing[subject] : needless[subject];
    if (must === undefined || what === undefined) continue;
    const wrong = own.filter((one) => (names(one, subject) ?? must) !== must);
    const key = wrong.map(({ file }) => file).join();
    ofOwn.set(key, { whats: [...(ofOwn.get(key)?.whats ?? []), what], wrong });
  }
  return [
    ...wordsFinding([...ofOwn.values()].map(({ whats, wrong }) => ({ what: whats.join(', and '), texts: wrong }))),
    ...sharedFindings(texts),
  ];
}
