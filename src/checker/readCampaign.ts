import type { Campaign } from '#src/flow/campaign.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { acceptanceOf, type Acceptance } from './accepted.ts';
import { consentFindings, consentPairs } from './consents.ts';
import { loadDocument } from './document/loadDocument.ts';
import { valueOf } from './document/tree.ts';
import type { Tree } from './document/tree.ts';
import { after, beside, byLevel, news, unique, type Finding } from './finding.ts';
import { addressFindings } from './findings/addressFindings.ts';
import { agentFindings } from './findings/agentFindings.ts';
import { landingFindings, oppositeFindings } from './findings/askedFindings.ts';
import { answerCheckFindings } from './findings/answerCheckFindings.ts';
import { answerEffectFindings } from './findings/answerEffectFindings.ts';
import { besideFindings } from './findings/besideFindings.ts';
import { blankFindings } from './findings/blankFindings.ts';
import { boundFindings } from './findings/boundFindings.ts';
import { buttonFindings } from './findings/buttonFindings.ts';
import { buttonTextFindings, choiceTextFindings } from './findings/choiceTextFindings.ts';
import { claimFindings } from './findings/claimFindings.ts';
import { colorFindings } from './findings/colorFindings.ts';
import { consentWholeFindings } from './findings/consentWholeFindings.ts';
import { consentWordFindings } from './findings/consentWordFindings.ts';
import { contactFindings } from './findings/contactFindings.ts';
import { copyFindings, momentFindings, pairsAlone } from './findings/copyFindings.ts';
import { dayFindings } from './findings/dayFindings.ts';
import { endFindings } from './findings/endFindings.ts';
import { eventFindings } from './findings/eventFindings.ts';
import { flowFindings } from './findings/flowFindings.ts';
import { labelFindings } from './findings/labelFindings.ts';
import { languageFindings } from './findings/languageFindings.ts';
import { linkFindings } from './findings/linkFindings.ts';
import { freeConsentFindings } from './findings/freeConsentFindings.ts';
import { endingFindings, markFindings } from './findings/markFindings.ts';
import { pageClaimFindings } from './findings/pageClaimFindings.ts';
import { partyFindings } from './findings/partyFindings.ts';
import { pictureFindings } from './findings/pictureFindings.ts';
import { questionFindings } from './findings/questionFindings.ts';
import { promiseFindings } from './findings/promiseFindings.ts';
import { readerFindings } from './findings/readerFindings.ts';
import { readingCheck } from './findings/readingFindings.ts';
import { referenceFindings } from './findings/referenceFindings.ts';
import { registerFindings } from './findings/registerFindings.ts';
import { roleFindings } from './findings/roleFindings.ts';
import { sameFactFindings } from './findings/sameFacts.ts';
import { sameHeadingFindings } from './findings/sameHeadingFindings.ts';
import { sectionFindings } from './findings/sectionFindings.ts';
import { spanFindings } from './findings/spanFindings.ts';
import { schemaCheck } from './findings/schemaFindings.ts';
import { translationPairFindings } from './findings/translationPairFindings.ts';
import { sameNameFindings } from './findings/sameNameFindings.ts';
import { settingFindings } from './findings/settingFindings.ts';
import { statusFindings } from './findings/statusFindings.ts';
import { toneFindings } from './findings/toneFindings.ts';
import { topicFindings } from './findings/topicFindings.ts';
import { wordFindings, writtenTexts, type Written } from './findings/wordFindings.ts';
import type { Project } from './project.ts';
import { foreignFindings, isStale, staleFindings, unknownFindings } from './rememberedEnglish.ts';
import { translationPairs, type TranslationPair } from './translationPairs.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A campaign as it was read. */
export type ReadCampaign = {
  /** The document's file and those of its bases. */
  files: readonly string[];
  findings: readonly Finding[];
  /** What only warns, such as an inherited list that is replaced without being named in `replaces`. */
  warnings: readonly Finding[];
  /** Present once the syntax has no finding. */
  tree?: Tree;
  /** Both present once the schema accepts the document. */
  document?: CampaignDocument;
  campaign?: Campaign;
  /** Present with the campaign: its texts and those of its consents. */
  texts?: readonly (readonly Written[])[];
  /** Limits of reading without need: like what is accepted in vain, of no account while something else is wrong. */
  needless?: readonly Finding[];
  /** What the document accepts; its findings and warnings are without that already. */
  acceptance?: Acceptance;
};

/**
 * Reads campaigns by name: syntax, bases, schema as written and as merged, then names, texts and consents. A stage with
 * findings ends the reading, since later stages would only repeat them. Never throws on what a document contains.
 */
export function campaignReader(project: Project): (name: string) => ReadCampaign {
  const { library, consents, registries, remembered } = project;
  const inForm = schemaCheck(registries);
  const check = (tree: Tree) => [...inForm(tree), ...dayFindings(tree), ...boundFindings(tree)];
  const reading = readingCheck(registries, consents);
  return (name) => {
    const { tree, written, files, findings, warnings } = loadDocument(name, library);
    const asWritten = [...findings, ...beside(findings, written.flatMap(check))];
    if (!tree || asWritten.length > 0) return { files, warnings, findings: unique(asWritten) };
    const asMerged = tree === written[0] ? [] : check(tree);
    if (asMerged.length > 0) return { files, warnings, findings: unique(asMerged), tree };
    // The schema, whose type this is, has just accepted it.
    const document = valueOf(tree) as CampaignDocument;
    const laidOut = expandCampaign(document, registries.kinds);
    // Pages leave out content that no section names: a slip there shows once the campaign is laid out otherwise.
    const isOnePage = (document.layout ?? 'page') === 'page';
    const steps = isOnePage ? laidOut : expandCampaign({ ...document, layout: 'page' }, registries.kinds);
    const ofSections = sectionFindings(document, laidOut, tree, registries);
    // Pages of sections that do not fit lack more than these say.
    const campaign = ofSections.length > 0 ? steps : laidOut;
    const ofCopy = copyFindings(campaign, tree, registries);
    const pairs = translationPairs(campaign, tree);
    const ofConsents = consentPairs(campaign, tree, registries, consents);
    const translated = [...pairs, ...ofConsents];
    // One that is older than its English is to be translated again, whatever else parts them.
    const isCurrent = (pair: TranslationPair) => !isStale(pair, remembered);
    const current = translated.filter(isCurrent);
    const { tooHard, needless } = reading(campaign, document, tree);
    const texts = writtenTexts(campaign, tree, ofConsents);
    const ofConsentWords = consentWordFindings(campaign, document, tree, registries, consents);
    const ofPairs = ofCopy.length > 0 ? ofCopy : translationPairFindings(pairs.filter(isCurrent));
    const ofMarks = markFindings(texts);
    const ofChoices = [
      ...choiceTextFindings(campaign, tree, registries),
      ...buttonTextFindings(campaign, tree, registries),
    ];
    const alone = pairsAlone(campaign, tree, registries);
    const facing = [...current, ...alone];
    const ofFacts = sameFactFindings(facing);
    const ofLabels = labelFindings(campaign, tree, registries);
    const ofTopics = beside([...ofChoices, ...ofLabels], topicFindings(facing));
    // A translation about something else than its English is that, whatever its page asks for.
    const ofQuestions = [...ofLabels, ...beside(ofTopics, questionFindings(campaign, tree, registries))];
    const ofContent = [
      ...ofSections,
      ...referenceFindings(steps, campaign, tree, registries),
      ...addressFindings(campaign, tree, library),
      ...flowFindings(campaign, tree, library, registries),
      ...settingFindings(campaign, tree, registries),
      ...landingFindings(campaign, tree, registries),
      ...oppositeFindings(campaign, tree, registries),
      ...sameNameFindings(campaign, document, tree, { library, registries }),
      ...roleFindings(campaign, tree, registries),
      ...unique([...new Set([steps, campaign])].flatMap((one) => readerFindings(one, tree, registries))),
      ...ofQuestions,
      ...eventFindings(campaign, tree, library),
      ...statusFindings(campaign, tree, library),
      ...spanFindings(campaign, tree, registries),
      ...freeConsentFindings(campaign, tree, registries),
      ...agentFindings(campaign, tree, registries),
      ...endFindings(campaign, tree, registries),
      // What sections name in vain may be what others on the page need.
      ...(ofSections.some(({ code }) => code === 'C070') ? [] : besideFindings(campaign, tree, registries)),
      ...ofChoices,
      ...answerCheckFindings(steps, tree, registries),
      ...answerEffectFindings(campaign, tree, registries),
      ...blankFindings(tree),
      ...ofPairs,
      ...momentFindings(campaign, tree, registries),
      ...languageFindings([...translated, ...alone], vocabularyOf(registries)),
      ...wordFindings(texts),
      ...ofMarks,
      ...beside(ofMarks, endingFindings(current)),
      ...toneFindings(texts),
      ...buttonFindings(texts, campaign, tree, registries),
      ...claimFindings(texts, campaign, tree, registries),
      ...beside(ofFacts, pageClaimFindings(campaign, tree, registries)),
      ...promiseFindings(campaign, tree, registries),
      ...beside(ofQuestions, sameHeadingFindings(campaign, tree, registries)),
      ...contactFindings(texts),
      ...registerFindings(texts, campaign, tree),
      ...partyFindings(texts, tree, library),
      ...ofFacts,
      ...ofTopics,
      ...colorFindings(campaign, tree),
      ...pictureFindings(campaign, document, tree, registries),
      ...consentFindings(campaign, tree, registries, consents),
      ...ofConsentWords,
      ...beside(ofConsentWords, consentWholeFindings(campaign, tree, registries, consents)),
      ...linkFindings(campaign, tree, registries, consents),
      ...tooHard,
      ...remembered.findings,
      ...foreignFindings(ofConsents, consents, remembered),
    ];
    const ofMemory = [
      ...staleFindings(campaign.name, translated, remembered),
      ...unknownFindings(campaign.name, translated, remembered),
    ];
    const acceptance = acceptanceOf(document, tree);
    const content = byLevel([...ofContent, ...after(ofContent, ofMemory)]);
    const [left, hints] = [acceptance.sift(content.findings), acceptance.sift([...warnings, ...content.warnings])];
    return {
      files,
      document,
      campaign,
      tree,
      acceptance,
      texts,
      needless,
      warnings: news(hints, [...left, ...hints]),
      findings: [...news(left, [...left, ...hints]), ...acceptance.refused()],
    };
  };
}
