import type { Answers } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import {
  consentSubjects,
  sharedConsents,
  type ConsentSubject,
  type SharedConsent,
} from '#src/i18n/locales/consentWord.ts';
import { consentWords } from '#src/i18n/locales/consentWords.ts';
import { consentTexts, ownWording, type ConsentLibrary, type ConsentText } from '#src/checker/consents.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { withoutLinks } from './links.ts';
import type { Registries } from '#src/checker/registries.ts';

const wordsFor: Readonly<Record<ConsentSubject, string>> = {
  phone: 'calls or texts',
  email: 'email',
  health: 'health',
  pictures: 'pictures',
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
const askedFor: Readonly<Record<ConsentSubject, readonly (keyof Answers)[]>> = {
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

/** Whether the flow sends it; undefined where its words may or may not name it: it may be known already. */
function isSentBy(campaign: Campaign, { pictures }: CampaignDocument, { kinds }: Registries) {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const asked = new Set<string>(fields.flatMap(({ kind }) => kinds[kind]?.answers ?? []));
  return (subject: ConsentSubject): boolean | undefined => {
    const isAsked = askedFor[subject].some((answer) => asked.has(answer));
    if (subject !== 'pictures') return isAsked || undefined;
    // One that asks for pictures and does not say that it takes any is a finding of its own.
    return pictures !== undefined || (isAsked ? undefined : false);
  };
}

/** One finding for texts that all have what is wrong. */
function wordsFinding(what: string, wrong: readonly ConsentText[]): Finding[] {
  const [first] = wrong;
  if (!first) return [];
  const files = wrong.map(({ file }) => file).join(', ');
  return [{ code: 'C039', at: first.at, message: `The words of the consent say ${what}: ${files}` }];
}

/** Whether the text names the subject; undefined in a language that has no words for it. */
const names = ({ locale, text }: ConsentText, subject: ConsentSubject | SharedConsent): boolean | undefined =>
  consentWords[locale]?.[subject].test(withoutLinks(text));

/** Words of a shared consent that are not about what it asks for. */
const sharedFindings = (texts: readonly ConsentText[]): Finding[] =>
  sharedConsents.flatMap((wording) => {
    const wrong = texts.filter((one) => one.wording === wording && names(one, wording) === false);
    return wordsFinding(`nothing of ${questionOf[wording]}, for which it asks`, wrong);
  });

/**
 * Words of a campaign's own consent that leave out what it sends, or name pictures where it takes none, and words of the
 * consents that it shares that are about something else.
 */
export function consentWordFindings(
  campaign: Campaign,
  document: CampaignDocument,
  tree: Tree,
  registries: Registries,
  consents: ConsentLibrary,
): Finding[] {
  const isSent = isSentBy(campaign, document, registries);
  const texts = consentTexts(campaign, tree, registries, consents);
  const own = texts.filter(({ wording }) => wording === ownWording);
  const ofOwn = consentSubjects.flatMap((subject): Finding[] => {
    const mustName = isSent(subject);
    if (mustName === undefined) return [];
    const what = mustName
      ? `nothing of ${wordsFor[subject]}, for which this flow asks`
      : `something of ${wordsFor[subject]}, which this flow does not take`;
    return wordsFinding(
      what,
      own.filter((one) => (names(one, subject) ?? mustName) !== mustName),
    );
  });
  return [...ofOwn, ...sharedFindings(texts)];
}
