import type { Locale } from '#src/domain/facts.ts';
import { parseAddress } from '#src/flow/address.ts';
import type { Campaign, StepName } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { splitQuery } from '#src/domain/query.ts';

type Place = { campaign: Campaign; locale: Locale };

/** The step of a campaign that an address opens in a language; undefined where it opens another one, or none. */
export function stepAt(pathname: string, search: string, { campaign, locale }: Place): StepName | undefined {
  const address = parseAddress(pathname);
  if (!address.isCanonical || address.flow !== campaign.name || address.locale !== locale) return undefined;
  const step = Object.values(campaign.steps).find(({ path }) => path === address.step)?.name;
  const { landing } = splitQuery(search).query;
  return step === campaign.home && firstStep(campaign, landing) !== step ? undefined : step;
}
