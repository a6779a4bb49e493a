import { parseArgs } from 'node:util';
import type { Locale } from '#src/domain/facts.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { checkCampaigns, describeReport } from '#src/checker/checkCampaigns.ts';
import { describeFinding } from '#src/checker/finding.ts';
import { defaultTextFindings, nameOfLanguage, translationFindings } from '#src/checker/missingTranslations.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { writeNewCampaign } from './campaigns/newCampaign.ts';

/** Every language but English. */
const translations = localeCodes().filter((locale) => locale !== sourceLocale);
// The keys are whatever languages there are.
const strictOptions: Record<string, { type: 'boolean'; default: false }> = Object.fromEntries(
  translations.map((locale) => [`strict-${locale}`, { type: 'boolean', default: false } as const]),
);
const helpLine = (what: string, meaning: string) => `\n${what.padEnd(34)}${meaning}`;
const strictLines = translations.map((locale) =>
  helpLine(`    --strict-${locale}`, `a text without ${nameOfLanguage(locale)} is a finding`),
);
const missingLines = translations.map((locale) =>
  helpLine(`  missing-${locale}`, `texts that have no ${nameOfLanguage(locale)} yet`),
);

const usage = `npm run campaigns -- <command>
  check [NAME...]                 check and prove campaigns, all of them by default; with${strictLines.join('')}
  list                            names, types and what each is for
  show NAME                       the document with everything inherited and every default
  new NAME --from BASE            a new campaign that extends another${missingLines.join('')}`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { ...strictOptions, from: { type: 'string' } },
});
const [command = '', ...names] = positionals;
const given: Readonly<Record<string, unknown>> = values;
const strict = translations.filter((locale) => given[`strict-${locale}`]);
const toTranslate = translations.find((locale) => command === `missing-${locale}`);
const project = openProject(campaignFolder, process.cwd());
const print = (line: string) => console.log(line);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

function check(): void {
  const started = performance.now();
  const chosen = names.length > 0 ? names : flowsOf(project.library);
  const totals = { campaigns: 0, findings: 0, warnings: 0 };
  for (const report of checkCampaigns(chosen, project, { strict })) {
    totals.campaigns += 1;
    totals.findings += report.findings.length;
    totals.warnings += report.warnings.length;
    print(describeReport(report, `${totals.campaigns}/${chosen.length}`));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const found = `${count(totals.findings, 'finding')}, ${count(totals.warnings, 'warning')}`;
  print(`${count(totals.campaigns, 'campaign')}: ${found} in ${seconds} s`);
  if (totals.findings > 0) process.exitCode = 1;
}

function list(): void {
  const read = campaignReader(project);
  for (const name of flowsOf(project.library)) {
    const { campaign, document } = read(name);
    const types = campaign
      ? `${campaign.flowType.padEnd(15)} ${campaign.campaignType.padEnd(15)}`
      : 'has findings: check it';
    print(`${name.padEnd(16)} ${types} ${document?.description ?? ''}`.trimEnd());
  }
}

function show(name: string): void {
  const { campaign, findings } = campaignReader(project)(name);
  if (campaign) print(JSON.stringify(campaign, null, 2));
  for (const finding of findings) fail(describeFinding(finding));
}

function missing(locale: Locale): void {
  const read = campaignReader(project);
  const inCampaigns = flowsOf(project.library).flatMap((name) => {
    const { campaign, tree } = read(name);
    return campaign && tree ? translationFindings(locale, campaign, tree) : [];
  });
  const lines = new Set([...defaultTextFindings(locale, project.registries), ...inCampaigns].map(describeFinding));
  for (const line of lines) print(line);
  const language = nameOfLanguage(locale);
  print(lines.size === 0 ? `Every text is there in ${language}.` : `Texts without ${language}: ${lines.size}`);
}

function create(name: string | undefined): void {
  if (name === undefined || values.from === undefined) return fail(usage);
  try {
    const file = writeNewCampaign({ name, base: values.from, folder: campaignFolder, names: project.library.names });
    print(`Written: ${file}. Change it, then run: npm run campaigns -- check ${name}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

if (command === 'check') check();
else if (command === 'list') list();
else if (command === 'show' && names[0] !== undefined) show(names[0]);
else if (command === 'new') create(names[0]);
else if (toTranslate) missing(toTranslate);
else fail(usage);
