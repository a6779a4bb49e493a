import type { ServerContext } from '#src/server/context.ts';
import { invalid } from '#src/server/http/refusal.ts';
import { isPublished, type Worded } from './wordings.ts';

/** Refuses with 400 what is no moment of ISO 8601. */
export function requireMoment(clientTime: string | undefined): void {
  if (clientTime !== undefined && Number.isNaN(Date.parse(clientTime)))
    throw invalid('clientTime', 'The moment is not an ISO 8601 one.');
}

/** Refuses with 400 a wording that no page has shown for such a consent. */
export async function requireWording({ db, settings }: ServerContext, worded: Worded): Promise<void> {
  if (!(await isPublished(db, settings, worded)))
    throw invalid('text', 'No page shows this wording for such a consent.');
}
