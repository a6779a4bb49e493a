import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentProof } from '#src/server/db/tables/consents.ts';
import { sessionSecretOf } from '#src/server/http/csrf.ts';
import { findLead, lockLead } from '#src/server/leads/find.ts';
import { sessionLeads } from '#src/server/visitor/sessionLead.ts';
import { sha256 } from './chain.ts';

/** Whose word a consent is, and by what that is known. */
export type Tie = {
  /** The lead, saved or not. Without one the consent stands alone. */
  leadId?: string | undefined;
  proof: ConsentProof;
  /** Of the session and the tab; absent where a page without a session decides. */
  session?: string | undefined;
};

/** What a page says of itself: the secret slug of the lead, once it has one, and the id under which its tab saves. */
type Named = { slug?: string | undefined; tabId?: string | undefined };

/**
 * The lead that a consent belongs to: the one whose secret slug the page shows, or the one that this session saved. A
 * tab that has not saved yet may name the id that it will save under, and that is all that is known of it; an id that
 * somebody else has saved ties to nobody.
 */
export async function tieOf(context: ServerContext, request: FastifyRequest, { slug, tabId }: Named): Promise<Tie> {
  const own = await sessionLeads(context, request);
  const slugged = slug === undefined ? undefined : await findLead(context.db, slug);
  const sessionIn = (tab: string) => sessionHash(context, request, tabId ?? tab);
  if (slugged !== undefined)
    return { leadId: slugged, proof: own.includes(slugged) ? 'session' : 'link', session: sessionIn(slugged) };
  if (tabId !== undefined && own.includes(tabId)) return { leadId: tabId, proof: 'session', session: sessionIn(tabId) };
  if (tabId !== undefined && !(await isSaved(context, tabId)))
    return { leadId: tabId, proof: 'tab', session: sessionIn(tabId) };
  return { proof: 'none', session: sessionIn('') };
}

/** As `tieOf`, of a lead that goes over to nobody else until the transaction ends. */
export async function lockedTie(
  context: ServerContext & { db: Transaction<Database> },
  request: FastifyRequest,
  named: Named,
): Promise<Tie> {
  const { leadId } = await tieOf(context, request, named);
  if (leadId !== undefined) await lockLead(context.db, leadId);
  return tieOf(context, request, named);
}

/** Hash of the session and the tab of a request: the same person with two tabs is two, and no row names the session. */
export function sessionHash({ settings }: ServerContext, request: FastifyRequest, tab: string): string | undefined {
  const secret = sessionSecretOf(request, settings.https);
  return secret === undefined ? undefined : sha256(JSON.stringify([secret, tab]));
}

async function isSaved({ db }: ServerContext, leadId: string): Promise<boolean> {
  const row = await db.selectFrom('lead').select('id').where('id', '=', leadId).executeTakeFirst();
  return row !== undefined;
}
