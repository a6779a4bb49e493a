import type { PageSettings } from '#src/domain/pageSettings.ts';
import { isReachableFrom } from '#src/domain/dialling.ts';
import { useFacts, useSurroundings } from './context.ts';

/** A line of ours, by its name among the numbers. */
type Line = Exclude<keyof PageSettings['numbers'], `callCenter${string}`>;

/**
 * The number at which the visitor reaches a line: its own, else that of the call centre of their country; undefined
 * where phones there reach neither. A campaign may name another number of the line.
 */
export function useNumber(line: Line, ofCampaign?: string): string | undefined {
  const { numbers, callCenterIn } = useSurroundings();
  const country = useFacts((facts) => facts.country);
  const number = ofCampaign ?? numbers[line];
  if (isReachableFrom(country, number)) return number;
  return numbers.callCenterUnreachedFrom?.includes(country) ? undefined : callCenterIn(country);
}
