import { myDataPath } from '#src/domain/policies.ts';
import type { ServerContext } from '#src/server/context.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';
import { findAppointment, type Appointment } from './appointments.ts';

/** The page on which a visitor moves or cancels an appointment; a signed link to one appointment follows. */
export const appointmentPath = '/appointments/change';

/** The same page, opened from the data of a link, to which it leads back. Only whoever has that link has this address. */
export const appointmentPathIn = (data: string): string => `${myDataPath}/${data}/appointment`;

const purpose = 'change an appointment';
type Signer = Pick<ServerContext, 'cookieSecrets'>;

/**
 * The text that opens an appointment to whoever has it, and nothing else. It names nobody, and ends when the appointment
 * does.
 */
export function appointmentLink({ cookieSecrets }: Signer, { id, ends_at }: Appointment): string {
  const text = `${id.replaceAll('-', '')}.${Math.floor(ends_at.getTime() / 1000).toString(36)}`;
  return `${text}.${signatureOf(purpose, text, cookieSecrets)}`;
}

/** The id of the appointment that a link is to; undefined for one that nobody signed or that has ended. */
export function idOfLink(
  { cookieSecrets, clock }: Pick<ServerContext, 'cookieSecrets' | 'clock'>,
  link: string,
): string | undefined {
  const [hex = '', until = '', signature = ''] = link.split('.');
  if (!isSigned(purpose, `${hex}.${until}`, signature, cookieSecrets)) return undefined;
  if (Number.parseInt(until, 36) * 1000 <= clock().getTime()) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The appointment of a link; undefined for one that nobody signed or that has ended, and once its person is erased. */
export async function appointmentOfLink(
  context: Pick<ServerContext, 'db' | 'cookieSecrets' | 'clock'>,
  link: string,
): Promise<Appointment | undefined> {
  const id = idOfLink(context, link);
  return id === undefined ? undefined : findAppointment(context.db, id);
}
