import { SettingError } from './readers.ts';
import type { Environment } from './settingText.ts';

/** What is set where a server is to meet visitors, and nobody sets to try it out. */
const signsOfVisitors = ['COOKIE_SECRET', 'ENCRYPTION_KEYS', 'TRUST_PROXY'] as const;

/**
 * Where a template names a database and leaves its address blank, the embedded one with its fictional studies must not take
 * its place: visitors would be shown studies that do not exist, and what they save would be on this machine. Throws
 * `SettingError`.
 */
export function requireNoBlankDatabase(environment: Environment, databaseUrl: string | undefined): void {
  const isBlank = environment['DATABASE_URL'] !== undefined || environment['DATABASE_URL_FILE'] !== undefined;
  if (databaseUrl !== undefined || !isBlank) return;
  const isSet = (name: string) => (environment[name]?.trim() ?? '') !== '';
  const beside =
    signsOfVisitors.flatMap((name) => [name, `${name}_FILE`]).find(isSet) ??
    (environment['NODE_ENV']?.trim() === 'production' ? 'NODE_ENV=production' : undefined);
  if (beside !== undefined)
    throw new SettingError(
      'DATABASE_URL',
      `is blank beside ${beside}: give the address of the database, or leave the setting out altogether to use the embedded one with its fictional studies`,
    );
}
