import { parseArgs } from 'node:util';
import { findAppointment, type Appointment } from '#src/server/appointments/appointments.ts';
import { cancelAppointment, moveAppointment } from '#src/server/appointments/change.ts';
import { freeTimes } from '#src/server/appointments/freeTimes.ts';
import { appointmentLink, appointmentPath } from '#src/server/appointments/link.ts';
import { listAppointments, type ListedAppointment } from '#src/server/appointments/list.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { cookieSecretsOf } from '#src/server/settings/cookieSecrets.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts, DescribedCommand } from './command.ts';
import { personOf, subjectOf } from './dataSubject.ts';

const usage = `Usage:
  npm run bookings -- list [SLUG] [--identity]  appointments to come, or all that a person had; with who has them
  npm run bookings -- cancel ID                 cancel one: its time is free again, the scheduling service is told
  npm run bookings -- move ID START             move one to a free time, such as 2027-01-15T16:30Z (UTC)
  npm run bookings -- link ID                   the address at which its visitor moves or cancels it themselves
A phone number with its + in place of SLUG names everybody with this number. Put -- before a SLUG that begins with -.`;

/** Appointments of a list at most. */
const MAX_LISTED = 1000;
/** Days ahead within which an appointment is moved: what a scheduling service tells at once. */
const DAYS = 31;

const run: Command = async (parts, parameters) => {
  const { action, words, identity } = wordsOf(parameters);
  if (words.length > (action === 'move' ? 2 : 1)) throw new StartError(usage);
  if (action === 'list') return list(parts, words[0], identity);
  const [id = '', start] = words;
  const appointment = await appointmentNamed(parts, id);
  if (action === 'cancel') return inWords(() => cancel(parts, appointment));
  if (action === 'move' && start !== undefined) return inWords(() => move(parts, appointment, start));
  if (action !== 'link') throw new StartError(usage);
  return showLink(parts, appointment);
};

function wordsOf(parameters: readonly string[]) {
  try {
    const options = { identity: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args: [...parameters], allowPositionals: true, options });
    const [action, ...words] = positionals;
    return { action, words, identity: values.identity };
  } catch {
    throw new StartError(usage);
  }
}

async function list({ db, print, clock }: CommandParts, subject: string | undefined, identity: boolean) {
  const person = subject === undefined ? undefined : await personOf(db, await subjectOf(db, subject, usage));
  const rows = await listAppointments(db, { now: clock(), person, limit: MAX_LISTED, identity });
  for (const row of rows) print(lineOf(row, identity));
  if (rows.length === 0) print(person ? 'There was no appointment.' : 'No appointment is to come.');
  if (rows.length === MAX_LISTED) print(`The first ${MAX_LISTED} are shown.`);
  const unopened = new Set(rows.flatMap(({ who }) => (who && 'unopened' in who ? who.unopened : [])));
  for (const message of unopened) print(message);
  return unopened.size === 0;
}

const minutes = (moment: Date) => `${moment.toISOString().slice(0, 16)}Z`;

function lineOf(row: ListedAppointment, identity: boolean): string {
  const where = row.scheduler === 'site' ? `site ${row.study_site_id ?? ''}` : 'secondary screening';
  const changes = row.changed_by === null ? '' : ` by the ${row.changed_by}`;
  const { who } = row;
  const named = who === undefined ? ['of whoever had the lead before'] : namedBy(who);
  const cells = [row.id, minutes(row.starts_at), `${row.state}${changes}`, `study ${row.study_id}`, where];
  return [...cells, row.resource_id, ...(identity ? named : [])].join('  ').replaceAll(/\s*\n\s*/g, ' ');
}

const namedBy = (who: NonNullable<ListedAppointment['who']>) =>
  'unopened' in who ? ['who has it cannot be opened'] : [who.name, who.phone, who.slug];

async function appointmentNamed({ db }: CommandParts, id: string): Promise<Appointment> {
  if (id === '') throw new StartError(usage);
  const appointment = await findAppointment(db, id);
  if (appointment) return appointment;
  throw new StartError('There is no appointment of this id. npm run bookings -- list shows them.');
}

const contextOf = ({ db, settings, clock }: CommandParts) => ({ db, settings, clock });
const changerOf = ({ print }: CommandParts) =>
  ({ by: 'operator', log: { warn: () => print('The scheduling service refused, or did not answer.') } }) as const;

async function cancel(parts: CommandParts, appointment: Appointment): Promise<boolean> {
  await cancelAppointment(contextOf(parts), appointment, changerOf(parts));
  parts.print(`The appointment on ${minutes(appointment.starts_at)} is cancelled. Its time is free again.`);
  return true;
}

async function move(parts: CommandParts, appointment: Appointment, start: string): Promise<boolean> {
  const at = new Date(start);
  if (!start.endsWith('Z') || Number.isNaN(at.getTime())) throw new StartError(`"${start}" is no moment.\n${usage}`);
  const changer = changerOf(parts);
  const times = await freeTimes(contextOf(parts), changer.log, { appointment, days: DAYS });
  const to = times.find((time) => Date.parse(time.start) === at.getTime());
  if (!to) throw new StartError(`Nobody is free on ${minutes(at)}. Free: ${nearby(times, at)}.`);
  await moveAppointment(contextOf(parts), appointment, { ...changer, to });
  parts.print(`The appointment on ${minutes(appointment.starts_at)} is now on ${minutes(at)}, with ${to.resourceId}.`);
  return true;
}

/** The free times around a moment that is not free. */
function nearby(times: readonly { start: string }[], at: Date): string {
  const distance = ({ start }: { start: string }) => Math.abs(Date.parse(start) - at.getTime());
  const near = times.toSorted((a, b) => distance(a) - distance(b)).slice(0, 5);
  return near.map(({ start }) => minutes(new Date(start))).join(', ') || 'nothing';
}

function showLink({ settings, print, clock }: CommandParts, appointment: Appointment): boolean {
  if (appointment.state !== 'booked' || appointment.ends_at <= clock())
    throw new StartError('This appointment was cancelled, or it has passed.');
  const path = `${appointmentPath}/${appointmentLink({ cookieSecrets: cookieSecretsOf(settings, clock) }, appointment)}`;
  print(`${settings.publicOrigins[0] ?? ''}${path}`);
  print('Whoever has this address may move or cancel the appointment until it is over. Give it to nobody else.');
  return true;
}

/** A refusal is something that the operator reads. */
const inWords = (work: () => Promise<boolean>) =>
  work().catch((error: unknown) => {
    throw error instanceof Refusal ? new StartError(error.message) : error;
  });

/** Appointments, seen and changed by a person. */
export const bookings: DescribedCommand = { run, usage };
