import { splitQuery } from '#src/domain/query.ts';
import type { CampaignSummary, StepName } from './campaign.ts';
import { addressOf, parseAddress } from './address.ts';
import type { ParsedAddress } from './address.ts';
import { firstStep } from './followingStep.ts';

/** Why a visitor was sent elsewhere. `spelling` is the same place under its one address. */
type RedirectReason = 'spelling' | 'noFlow' | 'invalidFlow' | 'noStep' | 'invalidStep' | 'landing';

export type Resolved =
  | { campaign: CampaignSummary; step: StepName; locale: 'en' | 'es' }
  | {
      redirect: string;
      reason: RedirectReason;
      /** The flow that the path asked for, where it does not exist or has no such step. */
      attempted?: string;
    };

export type Request = {
  pathname: string;
  /** The query, with or without its `?`. */
  search: string;
  campaigns: readonly CampaignSummary[];
  /** The campaign this tab was in last. */
  remembered?: string;
};

/** Product constants: the flows taken where none is named, or a wrong one is. */
export const defaultFlow = 's6';
const defaultScreener = 'ws10';
export const defaultStudySearch = 'ss6';

/** The campaign of a flow's name, in whichever letters: core flows may leave out the leading s. */
export function campaignOf<C extends { name: string }>(campaigns: readonly C[], flow: string): C | undefined {
  const named = (name: string) => campaigns.find((campaign) => campaign.name === name.toLowerCase());
  return named(flow) ?? (/^\d/.test(flow) ? named(`s${flow}`) : undefined);
}

/** A name like that of a study search falls back to the default one where it is there, else to the core flow. */
function fallbackOf(campaigns: readonly CampaignSummary[], flow: string): CampaignSummary | undefined {
  const search = /^(ss\d|study-search)/.test(flow) ? campaignOf(campaigns, defaultStudySearch) : undefined;
  return search ?? campaignOf(campaigns, defaultFlow);
}

type Active = { campaign: CampaignSummary; reason: 'noFlow' | 'invalidFlow' };

/** The active flow: that of the path, else of `s`, else the tab's, else the core flow. */
function activeFlow({ search, campaigns, remembered }: Request, flow: string | undefined): Active {
  const { s: asked } = splitQuery(search).query;
  const ofQuery = asked === undefined ? undefined : campaignOf(campaigns, asked);
  const attempted = ofQuery ? flow : (asked ?? flow);
  const ofTab = remembered === undefined ? undefined : campaignOf(campaigns, remembered);
  const last = (attempted === undefined ? ofTab : undefined) ?? fallbackOf(campaigns, attempted ?? '') ?? campaigns[0];
  const campaign = ofQuery ?? last;
  if (!campaign) throw new Error('There are no campaigns.');
  return { campaign, reason: attempted === undefined ? 'noFlow' : 'invalidFlow' };
}

const entries = (paths: CampaignSummary['paths']) =>
  // The keys of `paths` are names of steps.
  Object.entries(paths) as [StepName, string][];

/** The outcome of a screener stands on one of two steps: the address of the other leads to it. */
const twins: Readonly<Record<string, StepName>> = { indications: 'result', result: 'indications' };

/** The step of a segment: its path, else its name, else its twin. In study searches `search` is the home. */
function stepOf({ paths, flowType, home }: CampaignSummary, segment: string): StepName | undefined {
  const all = entries(paths);
  const found =
    all.find(([, path]) => path === segment) ??
    all.find(([name]) => name === segment) ??
    all.find(([name]) => name === twins[segment]);
  return found?.[0] ?? (flowType === 'studySearch' && segment === 'search' ? home : undefined);
}

const segmentOf = ({ paths }: CampaignSummary, step: StepName) => paths[step] ?? step;

const firstStepOf = (campaign: CampaignSummary, search: string) =>
  firstStep(campaign, splitQuery(search).query.landing);

/** Where the campaign begins for this query. */
function homeOf(campaign: CampaignSummary, parsed: ParsedAddress, search: string): string {
  return addressOf({
    locale: parsed.locale,
    flow: campaign.name,
    step: segmentOf(campaign, firstStepOf(campaign, search)),
    search,
  });
}

function inCampaign(campaign: CampaignSummary, parsed: ParsedAddress, search: string): Resolved {
  const home = homeOf(campaign, parsed, search);
  if (parsed.step === undefined) return { redirect: home, reason: 'noStep' };
  const step = stepOf(campaign, parsed.step);
  if (step === undefined) return { redirect: home, reason: 'invalidStep', attempted: campaign.name };
  if (step === campaign.home && step !== firstStepOf(campaign, search)) return { redirect: home, reason: 'landing' };
  const path = segmentOf(campaign, step);
  if (parsed.isCanonical && parsed.flow === campaign.name && parsed.step === path)
    return { campaign, step, locale: parsed.locale };
  const redirect = addressOf({ locale: parsed.locale, flow: campaign.name, step: path, search });
  return { redirect, reason: 'spelling' };
}

/** The step that an address opens, or the address to open instead. Total; every redirect keeps the query and ends. */
export function resolveAddress(request: Request): Resolved {
  const parsed = parseAddress(request.pathname);
  const named = parsed.flow === undefined ? undefined : campaignOf(request.campaigns, parsed.flow);
  if (named) return inCampaign(named, parsed, request.search);
  const { campaign, reason } = activeFlow(request, parsed.flow);
  const redirect = homeOf(campaign, parsed, request.search);
  return { redirect, reason, ...(parsed.flow !== undefined && { attempted: parsed.flow }) };
}

/** The screener that `ps` names; `isValid` is false where the default one stands in. */
export function prescreenOf(
  campaigns: readonly CampaignSummary[],
  ps: string,
): { campaign: CampaignSummary | undefined; isValid: boolean } {
  const campaign = campaignOf(campaigns, ps);
  const isValid = campaign?.flowType === 'webScreener' || campaign?.flowType === 'partnerScreener';
  return isValid ? { campaign, isValid } : { campaign: campaignOf(campaigns, defaultScreener), isValid: false };
}
