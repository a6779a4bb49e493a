import type { Finding } from '#src/checker/finding.ts';
import { ordinaryAnswers } from '#src/checker/ordinaryAnswers.ts';
import type { Registries } from '#src/checker/registries.ts';
import type { CampaignField } from '#src/flow/campaign.ts';
import { checkParams } from './checkParams.ts';

type Wrong = Pick<Finding, 'code' | 'message'> & { index: number };

/** Product constant: refused answers that a message names; the others are refused for the same reasons. */
const MOST_NAMED = 3;

/** Checks of texts that refuse what ordinary people answer to the kind of the field, each by its index. */
export function refusedTexts({ kind, checks: put = [] }: CampaignField, { kinds, checks }: Registries): Wrong[] {
  const spec = kinds[kind];
  if (!spec?.textOf) return [];
  const ordinary = spec.answers.flatMap((answer) => ordinaryAnswers[answer] ?? []);
  return put.flatMap((one, index): Wrong[] => {
    const check = checks[one.check];
    if (check?.reads !== 'textOf') return [];
    // A check that reads `textOf` takes a text.
    const refused = ordinary.filter((text) => !check.holds(text as never, checkParams(check, one)));
    if (refused.length === 0) return [];
    const named = refused.slice(0, MOST_NAMED).map((text) => `"${text}"`);
    return [
      { code: 'C090', index, message: `"${one.check}" refuses what ordinary people answer: ${named.join(', ')}` },
    ];
  });
}
