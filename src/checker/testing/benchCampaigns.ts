import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { schemaValidator } from '#src/checker/findings/schemaFindings.ts';
import { openProject, type Project } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { crowdedCampaign, longCampaign, randomCampaigns } from './longCampaigns.ts';
import { memoryProject } from './soundCampaign.ts';

/**
 * Checks and proves the shipped campaigns, a long one, one with a crowded step, and many made at random, each from its text,
 * and prints what that takes beside what it may take: time of the processor, whatever else the machine does, and memory. Ends
 * with 1 where something takes more. As the check itself it runs without the last stage of the compiler: in so few seconds that
 * takes as much time of the processor as the work, and saves less than it takes.
 *
 *   npm run bench:campaigns -- --campaigns 1000 --steps 15
 */
const { campaigns: count, steps, seed } = commandFlags({ campaigns: 1000, steps: 15, seed: 14 }).values;

/** Milliseconds that the processor works. */
function timed(work: () => void): number {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  work();
  const after = process.cpuUsage();
  return (after.user + after.system - user - system) / 1000;
}

function print(what: string, value: number, most: number, unit: string): void {
  const isTooMuch = value > most;
  if (isTooMuch) process.exitCode = 1;
  console.log(`${what}: ${value.toFixed(2)} ${unit}, at most ${most.toFixed(2)}${isTooMuch ? ' - TOO MUCH' : ''}`);
}

/** The milliseconds in which the campaigns are checked, all flows if none is named, and a line on what was found. */
function checked(project: Project, names: readonly string[] = []): { spent: number; summary: string } {
  let [campaigns, findings, unwalked] = [0, 0, 0];
  const spent = timed(() => {
    for (const report of checkCampaigns(names, project, { strict: ['es'], today: '2026-11-01' })) {
      campaigns += 1;
      findings += report.findings.length;
      if (report.summary === 'not walked') unwalked += 1;
    }
  });
  return { spent, summary: `${campaigns} campaigns with ${findings} findings, ${unwalked} not walked` };
}

// The first to be checked also wait for the schemas to be compiled.
const shipped = checked(openProject(campaignFolder, process.cwd()));
print(`Shipped, ${shipped.summary}`, shipped.spent / 1000, 3, 's');

const long = checked(memoryProject({ long: longCampaign('long') }));
print(`A campaign of 40 steps by 12 rules, ${long.summary}`, long.spent / 1000, 2, 's');

const crowded = checked(memoryProject({ crowded: crowdedCampaign('crowded', 10_000) }));
print(`A step of 10,000 fields, ${crowded.summary}`, crowded.spent / 1000, 3, 's');

const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`step${index}`, {}]));
const named = checked(memoryProject({ named: { ...crowdedCampaign('named', 0), steps: unknown } }));
print(`10,000 steps of unknown names, ${named.summary}`, named.spent / 1000, 3, 's');

const texts = Object.fromEntries(
  randomCampaigns(count, { steps, each: 5, seed }).map((one) => [one.name, JSON.stringify(one, null, 2)]),
);
const project = memoryProject(texts);
const validate = schemaValidator(project.registries);
const refused: string[] = [];
const bare = timed(() => {
  for (const [name, text] of Object.entries(texts)) if (!validate(JSON.parse(text))) refused.push(name);
});
if (refused.length > 0) throw new Error(`The schema refuses ${refused.length} documents, first ${refused[0]}`);
const random = checked(project, Object.keys(texts));
console.log(
  `Ajv alone on ${count} random campaigns of ${steps} steps, seed ${seed}: ${(bare / count).toFixed(2)} ms each`,
);
print(`Random, ${random.summary}`, random.spent / count, (5 * bare) / count + 2, 'ms each');
print('Most memory', process.resourceUsage().maxRSS / 1024, 500, 'MB');
