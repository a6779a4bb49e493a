import { readSettings, settingsHelp } from '#src/server/settings/settings.ts';
import { startServer, stopOnSignals } from '#src/server/server.ts';
import { flowsOf, folderLibrary } from '#src/checker/projectFiles.ts';
import { buildIfStale } from './freshBuild.ts';
import { tellStartError } from './printStartError.ts';

/** Addresses that show something on the demo data, by flow. */
const examples: Readonly<Record<string, string>> = { ws10: '?studyId=1' };

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await buildIfStale();
  const server = await startServer(settings);
  stopOnSignals(server);
  console.log(`\nOpenScreener is running at ${server.address}\n`);
  for (const flow of flowsOf(folderLibrary('campaigns')))
    console.log(`  ${server.address}/signup/${flow}/home${examples[flow] ?? ''}`);
  console.log('\nIn Spanish: /signup/es/… in place of /signup/…   Leads: npm run leads   Stop: Ctrl+C\n');
}

if (process.argv.includes('--help')) console.log(settingsHelp());
else await start().catch(tellStartError);
