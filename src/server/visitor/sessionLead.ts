import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { cookieName, cookieOptions, cookies, isCookieOf } from './cookies.ts';
import { stillGood } from './endedSessions.ts';
import { openSealed, sealText } from './sealedText.ts';

/** How long a session acts for a lead after it saved it. */
const LIFE_MS = cookies.lead.lifeSeconds * 1000;
/** Leads of one session, for those who save several in several tabs; the oldest gives way. */
const MAX_LEADS = 8;
const purpose = 'session lead';

type Request = Pick<FastifyRequest, 'cookies'>;
type Signer = Pick<ServerContext, 'cookieSecrets' | 'clock'> & { settings: Pick<ServerContext['settings'], 'https'> };

/** A lead and when it was saved, which may be a while ago where an answer was lost. */
type SavedLead = { leadId: string; at: Date };

/**
 * Notes in a sealed cookie that this session saved the lead. Each lead has a cookie of its own, so that two tabs that
 * save in one moment do not overwrite each other's. Who came by the link of a lead does not learn its id from it: by the id
 * a save is that of a tab which had the lead before.
 */
export function rememberSessionLead(
  context: ServerContext,
  { request, reply }: { request: Request; reply: Pick<FastifyReply, 'setCookie' | 'clearCookie'> },
  { leadId, at }: SavedLead,
): void {
  const { cookieSecrets, settings } = context;
  const { https } = settings;
  const id = leadId.toLowerCase();
  const options = cookieOptions('lead', https);
  const text = `${id}.${(at.getTime() + LIFE_MS).toString(36)}`;
  reply.setCookie(nameOf(id, https), sealText(purpose, text, cookieSecrets), options);
  const others = savedBy(request, context).filter((one) => one.id !== id);
  for (const old of others.slice(MAX_LEADS - 1)) reply.clearCookie(old.name, options);
}

/** Takes the cookie of a lead out of the browser. */
export function forgetSessionLead(
  { settings: { https } }: Pick<ServerContext, 'settings'>,
  reply: Pick<FastifyReply, 'clearCookie'>,
  leadId: string,
): void {
  reply.clearCookie(nameOf(leadId.toLowerCase(), https), cookieOptions('lead', https));
}

const nameOf = (id: string, https: boolean) => cookieName('lead', https, id.slice(0, 8));

/**
 * The ids of the eight leads that this session saved last in the last day, the latest first, without those whose sessions were
 * ended since. A caller who saved none has none, and asks the database nothing.
 */
export const sessionLeads = async (context: Signer & Pick<ServerContext, 'db'>, request: Request): Promise<string[]> =>
  (await leadsOfSession(context, request)).map(({ subject }) => subject);

/** As `sessionLeads`, each with when it was saved. */
export function leadsOfSession(context: Signer & Pick<ServerContext, 'db'>, request: Request) {
  const saved = savedBy(request, context)
    .slice(0, MAX_LEADS)
    .map(({ id, until }) => ({
      subject: id,
      at: new Date(until - LIFE_MS),
    }));
  return stillGood(context.db, saved, context.clock());
}

/** `until` is a moment in ms: of two saves of one second one may be before the sessions of the lead were ended. */
type Saved = { name: string; id: string; until: number };

function savedBy(request: Request, signer: Signer): Saved[] {
  return (
    Object.entries(request.cookies)
      .flatMap(([name, value]) => (isCookieOf('lead', name) && value ? (read(name, value, signer) ?? []) : []))
      // By HTTPS another host of the domain plants a cookie under any name but this: a lead of its own for somebody else's session.
      .filter(({ id, name }) => name === nameOf(id, signer.settings.https))
      .toSorted((a, b) => b.until - a.until)
  );
}

function read(name: string, value: string, { cookieSecrets, clock }: Signer): Saved | undefined {
  const [id = '', moment = ''] = openSealed(purpose, value, cookieSecrets)?.split('.') ?? [];
  const until = Number.parseInt(moment, 36);
  return until > clock().getTime() ? { name, id, until } : undefined;
}
