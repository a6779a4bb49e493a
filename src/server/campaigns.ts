import { existsSync, readFileSync } from 'node:fs';
import type { FlowType } from '#src/domain/facts.ts';

const campaignFolder = new URL('../../campaigns/', import.meta.url);
const known = new Map<string, FlowType>();

/** The flow type of a campaign by its document. A campaign that is not there counts as a screener, which needs a site. */
export function flowTypeOfCampaign(name: string): FlowType {
  const earlier = known.get(name);
  if (earlier) return earlier;
  const found = readFlowType(name, 0);
  if (found) known.set(name, found);
  return found ?? 'webScreener';
}

const MAX_ANCESTORS = 8;

function readFlowType(name: string, depth: number): FlowType | undefined {
  const file = new URL(`${name}.json`, campaignFolder);
  if (!/^[\w-]{1,60}$/.test(name) || depth > MAX_ANCESTORS || !existsSync(file)) return undefined;
  // The check of campaigns, which runs before a build, has held the document against its schema.
  const document = JSON.parse(readFileSync(file, 'utf8')) as { flowType?: FlowType; extends?: string };
  return document.flowType ?? (document.extends === undefined ? undefined : readFlowType(document.extends, depth + 1));
}
