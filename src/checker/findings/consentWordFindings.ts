import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { consentTexts, ownWording, type ConsentLibrary } from '#src/checker/consents.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** What a consent must name where it is sent. How somebody is reached may be known of them already: naming it is never wrong. */
const subjects = ['phone', 'email', 'pictures'] as const;
type Subject = (typeof subjects)[number];

const wordsFor: Readonly<Record<Subject, string>> = {
  phone: 'calls or texts',
  email: 'email',
  pictures: 'pictures',
};

/** The words that name each, in the languages whose words are known here. */
const naming: Partial<Record<Locale, Readonly<Record<Subject, RegExp>>>> = {
  en: { phone: /\b(?:call|text|phone|mobile)/i, email: /\be-?mail/i, pictures: /\b(?:picture|photo|image)/i },
  es: { phone: /llam|mensaje|tel[eé]fono|celular/i, email: /correo|e-?mail/i, pictures: /foto|imagen|im[aá]genes/i },
};

/** Whether the flow sends it; undefined where its words may or may not name it. */
function isSentBy(campaign: Campaign, { pictures }: CampaignDocument, { kinds }: Registries) {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const asked = new Set<string>(fields.flatMap(({ kind }) => kinds[kind]?.answers ?? []));
  return (subject: Subject): boolean | undefined => {
    if (subject !== 'pictures') return asked.has(subject) || undefined;
    // One that asks for pictures and does not say that it takes any is a finding of its own.
    return pictures !== undefined || (asked.has(subject) ? undefined : false);
  };
}

/** Words of a campaign's own consent that leave out what it sends, or name pictures where it takes none. */
export function consentWordFindings(
  campaign: Campaign,
  document: CampaignDocument,
  tree: Tree,
  registries: Registries,
  consents: ConsentLibrary,
): Finding[] {
  const isSent = isSentBy(campaign, document, registries);
  const own = consentTexts(campaign, tree, registries, consents).filter(({ wording }) => wording === ownWording);
  return subjects.flatMap((subject): Finding[] => {
    const mustName = isSent(subject);
    if (mustName === undefined) return [];
    const wrong = own.filter(({ text, locale }) => naming[locale] && naming[locale][subject].test(text) !== mustName);
    const [first] = wrong;
    if (!first) return [];
    const what = mustName
      ? `nothing of ${wordsFor[subject]}, for which this flow asks`
      : `something of ${wordsFor[subject]}, which this flow does not take`;
    const files = wrong.map(({ file }) => file).join(', ');
    return [{ code: 'C039', at: first.at, message: `The words of the consent say ${what}: ${files}` }];
  });
}
