import type { FastifyReply } from 'fastify';
import type { Lead } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sendGone } from './answer.ts';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { answer, unseen } from '#src/server/pages/unseen.ts';
import { aroundOf, pageAddress } from './around.ts';
import {
  checkTyped,
  correctable,
  correcting,
  correctionKey,
  correctionScope,
  typedOf,
  type Correctable,
  type Typed,
} from './correct.ts';
import { eraseMine } from './eraseMine.ts';
import { correctPage, erasePage } from './forms.ts';
import { myDataLink, openLink, type Channel, type OpenedLead } from './link.ts';
import { loadMyData, type MyData } from './load.ts';
import { standing, withdraw } from './withdraw.ts';

/** A form that somebody has sent by a link. */
type Sent = { found: OpenedLead; link: string; form: URLSearchParams };
type Log = FastifyReply['log'];
type Action = (reply: FastifyReply, context: ServerContext, sent: Sent) => Promise<FastifyReply>;

/** Does what a form asks for; one that is sent again changes nothing more. */
export function changing(context: ServerContext): (reply: FastifyReply, sent: Sent) => Promise<FastifyReply> {
  const save = correcting(context);
  const actions: Readonly<Record<string, Action>> = {
    withdraw: withdrawOne,
    erase: eraseAll,
    correct: (reply, _context, sent) => correct(reply, context, { ...sent, save }),
  };
  return async (reply, sent) => {
    const name = sent.form.get('do') ?? '';
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    return action ? action(reply, context, sent) : back(reply, sent, {});
  };
}

/** Shows the page after what was done, so that loading it again does nothing. */
const back = (
  reply: FastifyReply,
  { link, form }: Pick<Sent, 'link' | 'form'>,
  query: { done?: string; type?: string },
) => unseen(reply).redirect(pageAddress(link, { ...query, language: form.get('language') }), 303);

const withdrawOne: Action = async (reply, context, sent) => {
  const { form, found } = sent;
  const named = { type: form.get('type') ?? '', position: Number(form.get('position')) };
  const agreed = await standing(context, found, named);
  // Withdrawn or decided anew since: the page shows which.
  if (agreed?.state === 'agreed') await withdraw(context, found.earlier, agreed);
  return back(reply, sent, { done: 'withdrawn', type: named.type });
};

const eraseAll: Action = async (reply, context, sent) => {
  if (await eraseMine(context, sent.found, reply.log)) return back(reply, sent, {});
  return again(reply.code(503), context, sent, (around, frame) => erasePage({ ...around, problem: 'away' }, frame));
};

/** How long after a correction the same form counts as sent twice. */
const TWICE_MS = 60_000;

/** Whether this form has just been saved: the very same was sent before, as by a double press. */
async function isSentAgain(context: ServerContext, lead: Lead, form: URLSearchParams, log: Log): Promise<boolean> {
  const row = await context.db
    .selectFrom('idempotency_key')
    .select('created_at')
    .where('scope', '=', correctionScope)
    .where('key', '=', correctionKey(lead, Number(form.get('version'))))
    .executeTakeFirst();
  if (!row || context.clock().getTime() - row.created_at.getTime() > TWICE_MS) return false;
  const checked = await checkTyped(context, { lead, typed: typedIn(form) }, log);
  return !('wrong' in checked) && isEqual(typedOf(checked.lead), typedOf(lead));
}

/**
 * Leads on whoever sends a correction again, whose link the first may have ended. Undefined for anything else, such as the
 * link that a wrong number was sent.
 */
export async function repeated(
  reply: FastifyReply,
  context: ServerContext,
  { link, form }: Pick<Sent, 'link' | 'form'>,
): Promise<FastifyReply | undefined> {
  const opened = await openLink(context, link);
  if (!opened || 'erasedId' in opened) return undefined;
  const isStale = 'stale' in opened;
  const { lead } = isStale ? opened.stale : opened.earlier;
  if ((!isStale && opened.since) || !(await isSentAgain(context, lead, form, reply.log))) return undefined;
  if (!isStale) return back(reply, { form, link }, { done: 'corrected' });
  const now = myDataLink(context, lead, { until: opened.until, channel: 'hand' });
  return back(reply, { form, link: now }, { done: 'moved' });
}

type Save = ReturnType<typeof correcting>;

async function correct(reply: FastifyReply, context: ServerContext, sent: Sent & { save: Save }) {
  const { form, found, save } = sent;
  const { lead } = found.earlier;
  // What is stored was told by somebody else: the page shows no form, and an answer to one would tell of it.
  if (found.since) return back(reply, sent, {});
  const typed = typedIn(form);
  const checked = await checkTyped(context, { lead, typed }, reply.log);
  if ('wrong' in checked) return formAgain(reply.code(400), context, sent, { typed, wrong: checked.wrong });
  if (isEqual(typedOf(checked.lead), typedOf(lead)))
    return (await repeated(reply, context, sent)) ?? back(reply, sent, {});
  const version = Number(form.get('version'));
  const data = await loadMyData(context, found, lead.preferredLanguage);
  const isSaved =
    data?.version === version &&
    (await save({ earlier: found.earlier, lead: checked.lead, version, seenSlug: data.slug }, reply.log));
  // Of two that are sent at once, one finds what the other has saved meanwhile.
  if (!isSaved)
    return (
      (await repeated(reply, context, sent)) ??
      formAgain(reply.code(409), context, sent, { typed, wrong: [], problem: 'changed' })
    );
  // The link opens the page as before, unless a number or an address has changed.
  if (checked.lead.phone1 === lead.phone1 && checked.lead.email === lead.email)
    return back(reply, sent, { done: 'corrected' });
  const channel = channelAfter(found.channel, lead, checked.lead);
  const link = myDataLink(context, checked.lead, { until: found.until, channel });
  return back(reply, { form, link }, { done: 'moved' });
}

const isEqual = (one: Typed, other: Typed) => correctable.every((field) => one[field] === other[field]);

/** What a link came by proves nothing of another number or address. */
function channelAfter(channel: Channel, before: Lead, now: Lead): Channel {
  if (channel === 'phone') return now.phone1 === before.phone1 ? channel : 'hand';
  return channel === 'email' && now.email !== before.email ? 'hand' : channel;
}

/** Longer than any field of a form may be. */
const MAX_TYPED = 300;

const typedIn = (form: URLSearchParams): Typed => {
  const text = (field: Correctable) => (form.get(field) ?? '').replaceAll('\0', '').trim().slice(0, MAX_TYPED);
  return { name: text('name'), phone: text('phone'), email: text('email'), postalCode: text('postalCode') };
};

type Shape = { typed: Typed; wrong: readonly Correctable[]; problem?: 'changed' };

const formAgain = (reply: FastifyReply, context: ServerContext, sent: Sent, shape: Shape) =>
  again(reply, context, sent, (around, frame, { version, lead: { country } }) =>
    correctPage({ ...around, ...shape, version, country }, frame),
  );

type Render = (around: ReturnType<typeof aroundOf>, frame: ReturnType<typeof frameOf>, data: MyData) => string;

/** Shows a form again, with what is stored now. */
async function again(reply: FastifyReply, context: ServerContext, { found, link, form }: Sent, render: Render) {
  const { country, preferredLanguage: usual } = found.earlier.lead;
  const frame = frameOf(reply.request, context.settings, { asked: form.get('language'), usual, country });
  const data = await loadMyData(context, found, frame.language);
  return data
    ? answer(reply, render(aroundOf(context, data, { ...found, link }), frame, data))
    : sendGone(reply, frame);
}
