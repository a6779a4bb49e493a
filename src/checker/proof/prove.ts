import { byLevel, unique, type Finding } from '#src/checker/finding.ts';
import { boundedAges, cutsOfBounds, oldestAsked } from './ageBounds.ts';
import { watchAskedAbout } from './askedAbout.ts';
import { watchAskedOfSome } from './askedOfSome.ts';
import { watchCaregiverHeadings } from './caregiverHeadings.ts';
import { choiceFindings } from './choiceFindings.ts';
import { conditionFindings } from './conditionFindings.ts';
import { effectFindings } from './effectFindings.ts';
import { faultFindings } from './faults.ts';
import { graphFindings } from './graphFindings.ts';
import { groundOf } from './ground.ts';
import { headingLevelFindings, watchHeadings } from './headings.ts';
import { knowledgeOf, type Evaluated } from './knowledge.ts';
import { keptInTabFindings } from './keptInTab.ts';
import { findingAt, mostMoves, unproved, type CampaignModel } from './model.ts';
import type { Look } from './openQuestions.ts';
import { watchOpenedFor } from './openedFor.ts';
import { watchOrder } from './order.ts';
import { watchOutcomes } from './outcomes.ts';
import { promisedSaveFindings } from './promisedSaves.ts';
import { peopleFindings } from './peopleFindings.ts';
import { watchOwedQuestions } from './owedQuestions.ts';
import { watchPictures } from './pictures.ts';
import { watchRepeats } from './repeats.ts';
import { watchSaves } from './saves.ts';
import { unaskedFindings, watchSentConsents } from './sentConsents.ts';
import { settingFindings } from './settingFindings.ts';
import { signingFindings } from './signing.ts';
import { stepGraph } from './stepGraph.ts';
import { watchTold } from './told.ts';
import { unaskedConditionFindings } from './unaskedConditions.ts';
import { openedFindings } from '#src/checker/findings/askedFindings.ts';
import { exampleFindings } from '#src/checker/findings/exampleFindings.ts';
import { sameBoxFindings } from '#src/checker/findings/sameBoxFindings.ts';
import { behindChoices, unreachedBefore, unreachedIn } from './unreached.ts';
import { untoldIn } from './untold.ts';
import { watchUnsavedAnswers } from './unsavedAnswers.ts';
import { verdictFindings } from './verdictFindings.ts';
import { replacedVerdictFindings, watchVerdictTexts } from './verdictTexts.ts';
import { watchVainQuestions } from './vainQuestions.ts';
import { waysThrough, type Move, type Stop, type Ways } from './ways.ts';

export type Proof = {
  findings: readonly Finding[];
  warnings: readonly Finding[];
  /** How many ways there are through the campaign: all of them were walked, unless a finding says otherwise. */
  ways: number;
};

/** How many ways there are, each by another choice. */
function countOf({ starts }: Ways): number {
  const counted = new Map<Stop, number>();
  const from = (stop: Stop): number => {
    const count = counted.get(stop) ?? sum(stop.moves);
    counted.set(stop, count);
    return count;
  };
  const sum = (moves: readonly Move[]) => moves.reduce((all, { to }) => all + (to ? from(to) : 1), 0);
  return sum(starts);
}

/**
 * Walks every way that there is through a campaign: for visitors of each class that its rules tell apart, from each landing
 * page, by each button; ways that go on alike from a step are walked once from there. Every step is reachable, an end is
 * reachable from each, every condition is sometimes true and sometimes false, every saved lead is complete, and example
 * visitors take the path that their document states. What conditions evaluated to may be shared by proofs.
 */
export function prove(model: CampaignModel, evaluated?: Evaluated): Proof {
  const graph = stepGraph(model);
  const { campaign, registries } = model;
  const untold = untoldIn(campaign, registries);
  const oldest = oldestAsked(campaign, registries);
  const limits = {
    ages: cutsOfBounds(boundedAges(campaign, registries)),
    untold,
    ...(oldest !== undefined && { oldest }),
  };
  const ground = groundOf([campaign], campaign, limits);
  const knowledge = knowledgeOf(campaign, ground, evaluated);
  const watches = [
    watchTold(model, graph),
    watchSaves(model, graph),
    watchSentConsents(model, graph),
    ...watchOrder(model, graph),
    watchRepeats(model, graph),
    ...watchAskedAbout(model, graph),
    ...watchAskedOfSome(model, graph),
    ...watchPictures(model, graph),
    ...watchOpenedFor(model),
    ...watchOutcomes(model, graph),
    ...watchVainQuestions(model, graph),
    ...watchVerdictTexts(model),
    ...watchUnsavedAnswers(model, graph),
    ...watchHeadings(model),
    ...watchCaregiverHeadings(model),
    ...watchOwedQuestions(model, graph),
  ];
  const look: Look = { model, graph, knowledge, watches };
  const work = { left: mostMoves };
  const ways = waysThrough(look, work);
  if (!ways) return { findings: [findingAt(model, 'C055', ['steps'], unproved)], warnings: [], ways: 0 };
  const choices = conditionFindings(look, ways, work);
  const unreached = behindChoices(unreachedIn(model, graph, ways), choices, { model, graph, ways });
  const found = [
    ...choices,
    ...choiceFindings(model),
    ...graphFindings({ model, knowledge, ways }, unreached),
    ...faultFindings(model, knowledge, ways, unreachedBefore(unreached, graph)),
    ...unaskedFindings(model, graph),
    ...verdictFindings(model, graph),
    ...replacedVerdictFindings(model),
    ...headingLevelFindings(model),
    ...signingFindings(model, graph),
    ...openedFindings(model.campaign, model.tree, model.registries),
  ];
  const { findings, warnings } = byLevel(unique(found));
  // Where a way is wrong, those who take it are no news, nor what runs on it, nor what it leaves without use or answer.
  const onSoundWays = [
    ...settingFindings(model),
    ...sameBoxFindings(model.campaign, model.tree, model.registries),
    ...unaskedConditionFindings(model, graph),
    ...effectFindings(model, graph),
    ...keptInTabFindings(model, graph),
    ...peopleFindings(model),
    ...exampleFindings(model.document, model.tree),
  ];
  const last = findings.length > 0 ? findings : onSoundWays;
  // A step that should save is found for that, and not for its button.
  const claims = findings.length > 0 ? [] : promisedSaveFindings(model, graph);
  return { findings: last, warnings: [...warnings, ...claims], ways: countOf(ways) };
}
