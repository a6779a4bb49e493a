import type { FlowType, Locale } from '#src/domain/facts.ts';
import { splitQuery } from '#src/domain/query.ts';
import type { CampaignSummary, StepName } from './campaign.ts';
import { addressOf, parseAddress } from './address.ts';
import type { ParsedAddress } from './address.ts';
import { firstStep } from './firstStep.ts';

/** What an address that opens no step asked for. */
type Asked = {
  /** The flow in the path, where it does not exist or has no such step. */
  attempted?: string;
  /** Neither its path nor its query names a flow. */
  isUnnamed?: true;
};

/** The step that an address opens, or where it redirects. */
export type Resolved = { campaign: CampaignSummary; step: StepName; locale: Locale } | (Asked & { redirect: string });

/** An address to resolve, with what is known of the tab. */
export type Request = {
  pathname: string;
  /** The query, with or without its `?`. */
  search: string;
  campaigns: readonly CampaignSummary[];
  /** Name of the campaign that this tab had open last. */
  remembered?: string;
};

type Named = Pick<CampaignSummary, 'name' | 'aliases'>;

/** The campaign of this name, else of this alias, without regard to case. */
export function campaignOf<C extends Named>(campaigns: readonly C[], flow: string): C | undefined {
  const asked = flow.toLowerCase();
  return campaigns.find(({ name }) => name === asked) ?? campaigns.find(({ aliases }) => aliases?.includes(asked));
}

/** The default campaign of a flow type; undefined where there is none. */
function defaultOf(campaigns: readonly CampaignSummary[], flowType: FlowType): CampaignSummary | undefined {
  return campaigns.find((campaign) => campaign.isDefault === true && campaign.flowType === flowType);
}

/**
 * What opens in place of a flow that does not exist: the campaign whose `standsInFor` has its prefix, else the default
 * sign-up, else the first campaign.
 */
export function replacementOf(campaigns: readonly CampaignSummary[], flow: string): CampaignSummary | undefined {
  const replacement = campaigns.find(({ standsInFor }) => standsInFor?.some((prefix) => flow.startsWith(prefix)));
  return replacement ?? defaultOf(campaigns, 'signup') ?? campaigns[0];
}

type Active = Asked & { campaign: CampaignSummary };

/**
 * The campaign that opens where the path names none: that of `s`, else the one of the tab, else a fallback. A step of the
 * campaign that `s` leads to in the place of a flow, as in `/signup/home?s=15`, is no flow that was asked for in vain.
 */
function activeFlow({ search, campaigns, remembered }: Request, segment: string | undefined): Active {
  const { s: asked } = splitQuery(search).query;
  const ofQuery = asked === undefined ? undefined : campaignOf(campaigns, asked);
  const opened = ofQuery ?? (asked === undefined ? undefined : replacementOf(campaigns, asked));
  const flow = opened && segment !== undefined && stepOf(opened, segment) ? undefined : segment;
  const attempted = ofQuery ? flow : (asked ?? flow);
  const ofTab = remembered === undefined ? undefined : campaignOf(campaigns, remembered);
  const campaign = opened ?? (attempted === undefined ? ofTab : undefined) ?? replacementOf(campaigns, attempted ?? '');
  if (!campaign) throw new Error('There are no campaigns.');
  if (attempted === undefined) return { campaign, ...(!ofQuery && { isUnnamed: true }) };
  return { campaign, ...(flow !== undefined && { attempted: flow }) };
}

const entries = (paths: CampaignSummary['paths']) =>
  // Safe: the keys of `paths` are names of steps by their type.
  Object.entries(paths) as [StepName, string][];

/** The step of a segment: its path, else its name, else one of its aliases. */
function stepOf({ paths, stepAliases = {} }: CampaignSummary, segment: string): StepName | undefined {
  const all = entries(paths);
  const found = all.find(([, path]) => path === segment) ?? all.find(([name]) => name === segment);
  return found?.[0] ?? (Object.hasOwn(stepAliases, segment) ? stepAliases[segment] : undefined);
}

const segmentOf = ({ paths }: CampaignSummary, step: StepName) => paths[step] ?? step;

const firstStepOf = (campaign: CampaignSummary, search: string) =>
  firstStep(campaign, splitQuery(search).query.landing);

/** The address at which the campaign begins for this query. */
function homeOf(campaign: CampaignSummary, locale: Locale, search: string): string {
  const step = segmentOf(campaign, firstStepOf(campaign, search));
  return addressOf({ locale, flow: campaign.name, step, search });
}

/** The address at which the default campaign of a flow type begins; undefined where there is none. */
export function defaultHome(
  campaigns: readonly CampaignSummary[],
  flowType: FlowType,
  locale: Locale,
  search = '',
): string | undefined {
  const campaign = defaultOf(campaigns, flowType);
  return campaign && homeOf(campaign, locale, search);
}

function inCampaign(campaign: CampaignSummary, parsed: ParsedAddress, search: string): Resolved {
  const home = homeOf(campaign, parsed.locale, search);
  if (parsed.step === undefined) return { redirect: home };
  const step = stepOf(campaign, parsed.step);
  if (step === undefined) return { redirect: home, attempted: campaign.name };
  if (step === campaign.home && step !== firstStepOf(campaign, search)) return { redirect: home };
  const path = segmentOf(campaign, step);
  if (parsed.isCanonical && parsed.flow === campaign.name && parsed.step === path)
    return { campaign, step, locale: parsed.locale };
  return { redirect: addressOf({ locale: parsed.locale, flow: campaign.name, step: path, search }) };
}

/**
 * The step that an address opens, or where it redirects. Redirects preserve the query and never loop. Throws only for
 * an empty list of campaigns.
 */
export function resolveAddress(request: Request): Resolved {
  const parsed = parseAddress(request.pathname);
  const named = parsed.flow === undefined ? undefined : campaignOf(request.campaigns, parsed.flow);
  if (named) return inCampaign(named, parsed, request.search);
  const { campaign, ...asked } = activeFlow(request, parsed.flow);
  return { redirect: homeOf(campaign, parsed.locale, request.search), ...asked };
}

/** The screener that the parameter `ps` names; with `isValid` false the default screener, where there is one. */
export function prescreenOf(
  campaigns: readonly CampaignSummary[],
  ps: string,
): { campaign: CampaignSummary | undefined; isValid: boolean } {
  const campaign = campaignOf(campaigns, ps);
  const isValid = campaign?.flowType === 'webScreener' || campaign?.flowType === 'partnerScreener';
  return isValid ? { campaign, isValid } : { campaign: defaultOf(campaigns, 'webScreener'), isValid: false };
}
