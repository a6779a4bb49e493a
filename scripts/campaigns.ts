import { parseArgs } from 'node:util';
import { flowsOf } from '#src/checker/projectFiles.ts';
import { describeFault } from '#src/checker/finding.ts';
import { textAt } from '#src/checker/document/tree.ts';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { writeNewCampaign } from './campaigns/newCampaign.ts';
import { campaignFolder, settingOf } from '#src/checker/project.ts';
import { defaultTextFaults, spanishFaults } from '#src/checker/missingTranslations.ts';

const usage = `npm run campaigns -- <command>
  check [NAME...] [--strict-es]   check and prove campaigns, all of them by default
  list                            names, types and what each is for
  show NAME                       the document with everything inherited and every default
  new NAME --from BASE            a new campaign that extends another
  missing-es                      texts that have no Spanish yet`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'strict-es': { type: 'boolean', default: false }, from: { type: 'string' } },
});
const [command = '', ...names] = positionals;
const setting = settingOf(campaignFolder, process.cwd());
const print = (line: string) => console.log(line);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function list(): void {
  const read = campaignReader(setting);
  for (const name of flowsOf(setting.library)) {
    const { campaign, tree } = read(name);
    const about = campaign
      ? `${campaign.flowType.padEnd(15)} ${campaign.campaignType.padEnd(15)}`
      : 'has faults: check it';
    print(`${name.padEnd(16)} ${about} ${(tree && textAt(tree, 'description')) ?? ''}`.trimEnd());
  }
}

function show(name: string): void {
  const { campaign, faults } = campaignReader(setting)(name);
  if (campaign) print(JSON.stringify(campaign, null, 2));
  for (const fault of faults) fail(describeFault(fault));
}

function missingSpanish(): void {
  const read = campaignReader(setting);
  const inCampaigns = flowsOf(setting.library).flatMap((name) => {
    const { campaign, tree } = read(name);
    return campaign && tree ? spanishFaults(campaign, tree) : [];
  });
  const lines = new Set([...defaultTextFaults(setting.registries), ...inCampaigns].map(describeFault));
  for (const line of lines) print(line);
  print(lines.size === 0 ? 'Every text is there in Spanish.' : `Texts without Spanish: ${lines.size}`);
}

function create(name: string | undefined): void {
  if (name === undefined || values.from === undefined) return fail(usage);
  try {
    const file = writeNewCampaign({ name, base: values.from, folder: campaignFolder, library: setting.library });
    print(`Written: ${file}. Change it, then run: npm run campaigns -- check ${name}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

if (command === 'check') {
  const faults = checkCampaigns(names, setting, { strictSpanish: values['strict-es'], print });
  if (faults > 0) process.exitCode = 1;
} else if (command === 'list') list();
else if (command === 'show' && names[0] !== undefined) show(names[0]);
else if (command === 'new') create(names[0]);
else if (command === 'missing-es') missingSpanish();
else fail(usage);
