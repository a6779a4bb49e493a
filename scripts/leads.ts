import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { leadsOfServer } from '#src/server/operator/socketClient.ts';
import { runCommand } from '#src/server/operator/commands/run.ts';
import type { OpenDatabase } from '#src/server/db/open.ts';
import { openDatabase } from '#src/server/db/prepareDatabase.ts';
import { listLeads, type ListedLead } from '#src/server/leads/list.ts';
import { databaseFolder, readSettings, type Settings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { printable, terminal } from './terminal.ts';

const usage = `Lists the leads in the database, newest first.

  npm run leads                  without identity
  npm run leads -- --identity    with names, phone numbers and addresses
  npm run leads -- held          those that are kept apart since they may come from a machine; release, drop:
                                 see npm run leads -- held --help

Works while the server runs and while it does not. Reads DATABASE_URL and DATA_DIR as the server does.`;

/** Asks the server that holds the embedded database; without one, or on PostgreSQL, opens the database itself. */
async function read(settings: Settings, identity: boolean): Promise<ListedLead[]> {
  if (settings.databaseUrl === undefined) {
    const running = await leadsOfServer(settings.dataDir, identity);
    if (running) return running;
  }
  if (settings.databaseUrl === undefined && !existsSync(databaseFolder(settings))) return [];
  try {
    return await readFrom(await openDatabase(settings), identity);
  } catch (error) {
    const code = codeOf(error instanceof StartError ? error.cause : error);
    const noTables = '42P01';
    if (code === noTables) return [];
    if (error instanceof StartError) throw error;
    throw new StartError(`The database cannot be read (${code}). Check DATABASE_URL.`, error);
  }
}

const readFrom = (database: OpenDatabase, identity: boolean) =>
  listLeads(database.db, { identity }).finally(() => database.close());

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';

function rowOf(lead: ListedLead): string[] {
  const { identity } = lead;
  const outcome = lead.qualified === null ? '-' : lead.qualified ? 'yes' : 'no';
  const studies = lead.screenings.map(({ studyId, passed }) => `${studyId} ${passed ? 'passed' : 'failed'}`);
  return [
    lead.createdAt.slice(0, 16).replace('T', ' '),
    lead.campaign,
    lead.country,
    lead.language,
    outcome,
    lead.consents.join(', ') || '-',
    studies.join(', ') || '-',
    lead.state === null ? '-' : `${lead.state.name} ${lead.state.at.slice(0, 10)}`,
    ...(lead.unopened ? ['cannot be opened'] : []),
    ...(identity
      ? [identity.name, identity.phone, identity.email ?? '-', identity.postalCode, identity.caregiver ?? '-']
      : []),
  ].map((text) => printable(text).replaceAll('\n', ' '));
}

const columns = ['created (UTC)', 'campaign', 'country', 'language', 'qualified', 'consents', 'studies', 'reported'];
const identityColumns = ['name', 'phone', 'email', 'postal code', 'caregiver'];

function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words[0] !== undefined && !words[0].startsWith('-')) {
    const isOk = await runCommand(readSettings(process.env), ['leads', ...words], terminal(process.stdout));
    if (!isOk) process.exitCode = 1;
    return;
  }
  const { values } = parseArgs({
    options: { identity: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(usage);
  const leads = await read(readSettings(process.env), values.identity);
  if (leads.length === 0) return console.log('There are no leads yet.');
  const head = [...columns, ...(values.identity ? identityColumns : [])];
  console.log(table([head, ...leads.map(rowOf)]));
  if (!values.identity) console.log('\nWithout identity. Add -- --identity to see who they are.');
  const unopened = leads.flatMap((lead) => lead.unopened ?? []);
  for (const message of unopened) console.error(message);
  if (unopened.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const isMistake = error instanceof StartError || (error instanceof TypeError && 'code' in error);
  console.error(isMistake ? error.message : error);
  process.exitCode = 1;
});
