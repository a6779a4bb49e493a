import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { readSettings, settingsHelp } from '#src/server/settings/settings.ts';
import { startServer } from '#src/server/server.ts';
import { stopOnSignals } from '#src/server/stopOnSignals.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { addressOf } from '#src/flow/address.ts';
import { buildIfStale } from './freshBuild.ts';
import { printStartError } from './printStartError.ts';

/** Address of each flow, with the query of its first example visitor: the study that it shows something of. */
function addressesOfFlows(): string[] {
  const project = openProject(campaignFolder, process.cwd());
  const read = campaignReader(project);
  return flowsOf(project.library).flatMap((flow) => {
    const { campaign, document } = read(flow);
    if (!campaign) return [];
    const step = campaign.steps[campaign.home]?.path ?? campaign.home;
    const query = new URLSearchParams(document?.people?.[0]?.query).toString();
    return [addressOf({ locale: sourceLocale, flow, step, search: query })];
  });
}

async function start(): Promise<void> {
  const stopWithSignals = stopOnSignals();
  const settings = readSettings(process.env);
  await buildIfStale();
  const server = await startServer(settings);
  stopWithSignals(server);
  console.log(`\nOpenScreener is running at ${server.address}\n`);
  for (const address of addressesOfFlows()) console.log(`  ${server.address}${address}`);
  const others = localeCodes().filter((code) => code !== sourceLocale);
  console.log(`\nIn other languages (${others.join(', ')}): /signup/${others[0]}/… in place of /signup/…`);
  console.log('Leads: npm run leads   Stop: Ctrl+C\n');
}

if (process.argv.includes('--help')) console.log(settingsHelp());
else await start().catch(printStartError);
