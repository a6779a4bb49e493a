import { asSentence, dayInWords, timeRange, zoneInWords } from '#src/domain/appointment.ts';
import { myDataPath } from '#src/domain/policies.ts';
import type { ServerContext } from '#src/server/context.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { ownWays } from '#src/server/leads/unprovenBrought.ts';
import { isThere } from '#src/server/messages/send.ts';
import type { Letter, WaitingMessage, Writers } from '#src/server/messages/worker.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { callCenterOf } from '#src/server/visitor/pageSettings.ts';
import { senderOf } from '#src/server/visitor/sender.ts';
import { findAppointment, type Appointment } from './appointments.ts';
import type { Told } from './tellVisitor.ts';
import { appointmentLink, appointmentPath } from './link.ts';

type Context = Omit<ServerContext, 'searches'>;

/** What visitors are told of their appointments. */
export const appointmentWriters = (context: Context): Pick<Writers, `appointment.${Told}`> => ({
  'appointment.booked': (message) => write(context, message, 'booked'),
  'appointment.moved': (message) => write(context, message, 'moved'),
  'appointment.cancelled': (message) => write(context, message, 'cancelled'),
});

/**
 * The appointment as it is now, with the link to it and the address at which one to the data is asked for, in the language
 * of its lead: no person and no study, since others may read along. It goes to what the visitor typed or proved. Where a link
 * filled in all there is, and whoever made it may be the reader, it has neither. Undefined where the appointment was cancelled
 * meanwhile or has begun, once a later message tells of it, and where the lead is somebody else's since.
 */
async function write(context: Context, message: WaitingMessage, told: Told): Promise<Letter | undefined> {
  const { db, settings, clock } = context;
  const appointment = message.appointment_id === null ? undefined : await findAppointment(db, message.appointment_id);
  const row = await db
    .selectFrom('lead')
    .select(['id', 'sealed', 'language', 'country'])
    .where('id', '=', message.lead_id)
    .executeTakeFirst();
  if (!row || appointment?.lead_id !== row.id || appointment.starts_at <= clock()) return undefined;
  if (appointment.state !== (told === 'cancelled' ? 'cancelled' : 'booked')) return undefined;
  if (await isOvertaken(context, message)) return undefined;
  const lead = openRow(db, 'lead', row);
  const to = { email: lead.email, text: lead.phone };
  const all = settings.appointmentMessages.flatMap((channel) => {
    const address = to[channel];
    return address && isThere(settings, channel) ? [{ channel, to: address }] : [];
  });
  const { ways, isOwn } = await ownWays(db, row.id, all);
  return { ways, ...lines(context, appointment, { ...lead, told, isOwn }) };
}

/** Whether a later message is about the same appointment. */
async function isOvertaken({ db }: Context, { id, appointment_id: appointmentId }: WaitingMessage): Promise<boolean> {
  const later = await db
    .selectFrom('message')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('id', '>', id)
    .executeTakeFirst();
  return later !== undefined;
}

type Reader = {
  language: Parameters<typeof serverWords>[1];
  country: Parameters<typeof callCenterOf>[0];
  told: Told;
  /** Whether it goes to the visitor for sure, and may have what opens something. */
  isOwn: boolean;
};

function lines(context: Context, appointment: Appointment, { language: wanted, country, told, isOwn }: Reader) {
  const { settings } = context;
  const { words, language } = serverWords('appointmentMessage', wanted);
  const { timezone } = appointment;
  const { origin, brand, name } = senderOf(settings, appointment.origin);
  const [start, end] = [appointment.starts_at.toISOString(), appointment.ends_at.toISOString()];
  const time = `${dayInWords(start, language, timezone)}, ${timeRange(start, end, language, timezone)}`;
  // A text message with a dash or a no-break space is sent as several.
  const plain = time.replaceAll('\u00a0', ' ').replaceAll('–', '-');
  const when = asSentence(`${plain} (${zoneInWords(timezone, language)})`, language);
  const phone = callCenterOf(country, settings);
  const link = `${origin}${appointmentPath}/${appointmentLink(context, appointment)}`;
  const call = told === 'cancelled' ? words.again : words.byPhone;
  const links = [
    ...(told === 'cancelled' ? [] : [`${words.change} ${link}`]),
    `${words.data} ${origin}${myDataPath}?language=${language}`,
  ];
  return {
    brand,
    subject: words[`${told}Subject`],
    text: [`${name}: ${words[told]}`, when, `${call} ${phone}`, ...(isOwn ? links : []), words.mistaken].join('\n\n'),
  };
}
