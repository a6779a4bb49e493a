import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { FlowType } from '#src/domain/facts.ts';
import { consentDefaults } from '#src/flow/expandCampaign.ts';
import type { CampaignDocument, CampaignPictures, StepName } from '#src/generated/campaign.ts';

const campaignFolder = new URL('../../campaigns/', import.meta.url);
const MAX_ANCESTORS = 8;

type Stated = Pick<CampaignDocument, 'flowType' | 'campaignType' | 'consent'> & {
  signedStep?: StepName;
  pictures?: CampaignPictures;
};

/** What was read by the name of a campaign: a visitor's page may name any, so that only those that exist are kept. */
const known = new Map<string, Stated>();

function readStated(name: string, depth: number): Stated | undefined {
  if (!/^[\w-]{1,60}$/.test(name) || depth > MAX_ANCESTORS) return undefined;
  const file = new URL(`${name}.json`, campaignFolder);
  if (!existsSync(file)) return undefined;
  // The check of campaigns, which runs before a build, has checked the document against its schema.
  const document = JSON.parse(readFileSync(file, 'utf8')) as CampaignDocument;
  const base = document.extends === undefined ? undefined : readStated(document.extends, depth + 1);
  const { flowType = base?.flowType, signedStep = base?.signedStep, pictures = base?.pictures } = document;
  const { campaignType = base?.campaignType } = document;
  return {
    consent: { ...base?.consent, ...document.consent },
    ...(campaignType && { campaignType }),
    ...(flowType && { flowType }),
    ...(signedStep && { signedStep }),
    ...(pictures && { pictures }),
  };
}

/** What the document of a campaign states, with what it inherits; undefined where there is no such document. */
function statedBy(name: string): Stated | undefined {
  const stated = known.get(name) ?? readStated(name, 0);
  if (stated) known.set(name, stated);
  return stated;
}

/** Whether there is a campaign of this name. */
export const hasCampaign = (name: string): boolean => statedBy(name) !== undefined;

/** The flow type of a campaign by its document. A campaign that is not there counts as a screener, which needs a site. */
export const flowTypeOfCampaign = (name: string): FlowType => statedBy(name)?.flowType ?? 'webScreener';

/** Base name of the consent texts of a campaign, and whether it shows them; undefined where there is no such document. */
export function consentOfCampaign(name: string): { text: string; shown: boolean } | undefined {
  const stated = statedBy(name);
  if (!stated) return undefined;
  const { flowType = 'signup', campaignType = 'signup', consent = {} } = stated;
  return { text: consent.text ?? campaignType, shown: consent.shown ?? consentDefaults[flowType].shown };
}

/** For how many days a campaign keeps pictures, and how many of one visitor; undefined where it asks for none. */
export const picturesOfCampaign = (name: string): CampaignPictures | undefined => statedBy(name)?.pictures;

/** A step of a flow. */
type Place = { flow: string; step: StepName };

/** The first flow of all that has a step to go on at after a signature. */
function firstSigned(): Place | undefined {
  const names = readdirSync(campaignFolder).flatMap((file) => /^([^_].*)\.json$/.exec(file)?.[1] ?? []);
  return names.map(signedPlaceOf).find((place) => place !== undefined);
}

function signedPlaceOf(flow: string): Place | undefined {
  const step = statedBy(flow)?.signedStep;
  return step && { flow, step };
}

/** Where visitors go on after a signature: in the campaign that asked, else in the first that has signatures. */
export const signedPlace = (campaign: string | undefined): Place | undefined =>
  (campaign === undefined ? undefined : signedPlaceOf(campaign)) ?? firstSigned();
