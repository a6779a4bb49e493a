import type { CampaignDocument } from '#src/generated/campaign.ts';
import { consentFindings } from './consents.ts';
import { contentOf, type Content } from './content.ts';
import type { Tree } from './document/tree.ts';
import { after, beside, unique, type Finding } from './finding.ts';
import { addressFindings } from './findings/addressFindings.ts';
import { agentFindings } from './findings/agentFindings.ts';
import { landingFindings, oppositeFindings } from './findings/askedFindings.ts';
import { answerCheckFindings } from './findings/answerCheckFindings.ts';
import { answerEffectFindings } from './findings/answerEffectFindings.ts';
import { besideFindings } from './findings/besideFindings.ts';
import { blankFindings } from './findings/blankFindings.ts';
import { buttonFindings } from './findings/buttonFindings.ts';
import { buttonTextFindings, choiceTextFindings } from './findings/choiceTextFindings.ts';
import { claimFindings } from './findings/claimFindings.ts';
import { colorFindings } from './findings/colorFindings.ts';
import { consentWholeFindings } from './findings/consentWholeFindings.ts';
import { consentWordFindings } from './findings/consentWordFindings.ts';
import { contactFindings } from './findings/contactFindings.ts';
import { copyFindings, momentFindings } from './findings/copyFindings.ts';
import { endFindings } from './findings/endFindings.ts';
import { eventFindings } from './findings/eventFindings.ts';
import { flowFindings } from './findings/flowFindings.ts';
import { labelFindings } from './findings/labelFindings.ts';
import { languageFindings } from './findings/languageFindings.ts';
import { linkFindings } from './findings/linkFindings.ts';
import { freeConsentFindings } from './findings/freeConsentFindings.ts';
import { endingFindings, markFindings } from './findings/markFindings.ts';
import { measureFindings } from './findings/measureFindings.ts';
import { pageClaimFindings } from './findings/pageClaimFindings.ts';
import { partyFindings } from './findings/partyFindings.ts';
import { pictureFindings } from './findings/pictureFindings.ts';
import { positionFindings } from './findings/positionFindings.ts';
import { questionFindings } from './findings/questionFindings.ts';
import { promiseFindings } from './findings/promiseFindings.ts';
import { readerFindings } from './findings/readerFindings.ts';
import type { readingCheck } from './findings/readingFindings.ts';
import { referenceFindings } from './findings/referenceFindings.ts';
import { registerFindings } from './findings/registerFindings.ts';
import { repeatedConditions } from './findings/repeatedConditions.ts';
import { roleFindings } from './findings/roleFindings.ts';
import { sameFactFindings } from './findings/sameFacts.ts';
import { sameHeadingFindings } from './findings/sameHeadingFindings.ts';
import { spanFindings } from './findings/spanFindings.ts';
import { translationPairFindings } from './findings/translationPairFindings.ts';
import { sameNameFindings } from './findings/sameNameFindings.ts';
import { settingFindings } from './findings/settingFindings.ts';
import { statusFindings } from './findings/statusFindings.ts';
import { toneFindings } from './findings/toneFindings.ts';
import { topicFindings } from './findings/topicFindings.ts';
import { unitFindings } from './findings/unitFindings.ts';
import { wordFindings } from './findings/wordFindings.ts';
import type { Project } from './project.ts';
import { foreignFindings, isStale, staleFindings, unknownFindings } from './rememberedEnglish.ts';
import type { TranslationPair } from './translationPairs.ts';
import { vocabularyOf } from './vocabulary.ts';

/** One that is older than its English is to be translated again, whatever else parts them. */
const current = (pairs: readonly TranslationPair[], { remembered }: Project) =>
  pairs.filter((pair) => !isStale(pair, remembered));

/** Where what a text says is something else than what it stands for, or than it says in another language. */
function meaningFindings({ campaign, tree, project, pairs, ofConsents, alone }: Content) {
  const { registries } = project;
  const facing = [...current([...pairs, ...ofConsents], project), ...alone];
  const choices = [
    ...choiceTextFindings(campaign, tree, registries),
    ...buttonTextFindings(campaign, tree, registries),
  ];
  const labels = labelFindings(campaign, tree, registries);
  const topics = beside([...choices, ...labels], topicFindings(facing));
  // A translation about something else than its English is that, whatever its page asks for.
  const questions = [...labels, ...beside(topics, questionFindings(campaign, tree, registries))];
  return { choices, topics, questions, facts: sameFactFindings(facing) };
}

type Meaning = ReturnType<typeof meaningFindings>;

/** What is wrong with steps, fields, settings and names. */
function settingsOf(content: Content, { choices, questions }: Meaning): Finding[] {
  const { document, campaign, onePage, tree, ofSections, project } = content;
  const { library, registries } = project;
  return [
    ...ofSections,
    ...referenceFindings(onePage, campaign, tree, registries),
    ...addressFindings(campaign, tree, library),
    ...flowFindings(campaign, tree, library, registries),
    ...settingFindings(campaign, tree, registries),
    ...landingFindings(campaign, tree, registries),
    ...oppositeFindings(campaign, tree, registries),
    ...repeatedConditions(campaign, tree),
    ...sameNameFindings(campaign, document, tree, { library, registries }),
    ...roleFindings(campaign, tree, registries),
    ...unique([...new Set([onePage, campaign])].flatMap((one) => readerFindings(one, tree, registries))),
    ...questions,
    ...eventFindings(campaign, tree, library),
    ...statusFindings(campaign, tree, library),
    ...spanFindings(campaign, tree, registries),
    ...positionFindings(campaign, tree),
    ...freeConsentFindings(campaign, tree, registries),
    ...agentFindings(campaign, tree, registries),
    ...endFindings(campaign, tree, registries),
    // What sections name in vain may be what others on the page need.
    ...(ofSections.some(({ code }) => code === 'C070') ? [] : besideFindings(campaign, tree, registries)),
    ...choices,
    ...answerCheckFindings(onePage, tree, registries),
    ...answerEffectFindings(campaign, tree, registries),
  ];
}

/** What is wrong with texts: each, beside its translations, and beside what the campaign does. */
function textFindings(content: Content, { facts, topics, questions }: Meaning): Finding[] {
  const { document, campaign, tree, project, pairs, ofConsents, alone, texts } = content;
  const { library, registries } = project;
  const ofCopy = copyFindings(campaign, tree, registries);
  const ofLanguages = languageFindings([...pairs, ...ofConsents, ...alone], vocabularyOf(registries));
  const ofWords = wordFindings(texts);
  // The marks of another language, or of what is no text yet, are no mistake of their own.
  const ofMarks = beside([...ofLanguages, ...ofWords], markFindings(texts));
  const translated = [...pairs, ...ofConsents];
  return [
    ...blankFindings(tree),
    ...(ofCopy.length > 0 ? ofCopy : translationPairFindings(current(pairs, project))),
    ...momentFindings(campaign, tree, registries),
    ...ofLanguages,
    ...ofWords,
    ...ofMarks,
    ...beside([...ofMarks, ...ofWords], endingFindings(current(translated, project))),
    ...toneFindings(texts),
    ...buttonFindings(texts, campaign, tree, registries),
    ...claimFindings(texts, campaign, tree, registries),
    ...beside(facts, pageClaimFindings(campaign, tree, registries)),
    ...promiseFindings(campaign, tree, registries),
    ...beside(questions, sameHeadingFindings(campaign, tree, registries)),
    ...contactFindings(texts),
    ...measureFindings(texts),
    ...unitFindings(texts),
    ...registerFindings(texts, campaign, tree),
    ...partyFindings(texts, tree, library),
    ...facts,
    ...topics,
    ...colorFindings(campaign, tree),
    ...pictureFindings(campaign, document, tree, registries),
  ];
}

/** What is wrong with consents, and with the policies that texts link to. */
function ofConsenting({ document, campaign, tree, project }: Content): Finding[] {
  const { consents, registries } = project;
  const ofWords = consentWordFindings(campaign, document, tree, registries, consents);
  return [
    ...consentFindings(campaign, tree, registries, consents),
    ...ofWords,
    ...beside(ofWords, consentWholeFindings(campaign, tree, registries, consents)),
    ...linkFindings(campaign, tree, registries, consents),
  ];
}

/** What is found in a document that the schema accepts, the campaign that it comes to, and its texts. */
export function contentFindings(
  document: CampaignDocument,
  tree: Tree,
  { project, reading }: { project: Project; reading: ReturnType<typeof readingCheck> },
) {
  const { consents, remembered } = project;
  const content = contentOf(document, tree, project);
  const { campaign, texts, pairs, ofConsents } = content;
  const translated = [...pairs, ...ofConsents];
  const { tooHard, needless } = reading(campaign, document, tree);
  const meaning = meaningFindings(content);
  const found = [
    ...settingsOf(content, meaning),
    ...textFindings(content, meaning),
    ...ofConsenting(content),
    ...tooHard,
    ...remembered.findings,
    ...foreignFindings(ofConsents, consents, remembered),
  ];
  const ofMemory = [
    ...staleFindings(campaign.name, translated, remembered),
    ...unknownFindings(campaign.name, translated, remembered),
  ];
  return { campaign, texts, needless, found: [...found, ...after(found, ofMemory)] };
}
