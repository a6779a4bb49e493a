import { createHash } from 'node:crypto';
import type { Finding } from './finding.ts';

const prefix = 'witness-';

/**
 * What the witness of a finding is called in addresses: the same as long as the finding says the same of the same visitor,
 * wherever it stands. Undefined where the finding has none.
 */
export function witnessId({ code, message, witness }: Finding): string | undefined {
  if (!witness || witness.path.length === 0) return undefined;
  const said = JSON.stringify([code, message, witness]);
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}

/** The path of the page of a witness. */
export const witnessPath = (campaign: string, id: string) => `/signup/${campaign}/${prefix}${id}`;

/** The address at which `npm run dev` opens the page that the witness of a finding has come to. It has none of their answers. */
export function witnessAddress(origin: string, campaign: string, finding: Finding): string | undefined {
  const id = witnessId(finding);
  return id && origin + witnessPath(campaign, id);
}

/** The campaign and the witness that a path names. */
export function witnessNamed(path: string): { campaign: string; id: string } | undefined {
  const [, campaign, id] = /^[/]signup[/]([\w-]+)[/]witness-([0-9a-f]{8})$/.exec(path) ?? [];
  return campaign !== undefined && id !== undefined ? { campaign, id } : undefined;
}
