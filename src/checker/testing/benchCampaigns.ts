import { parseArgs } from 'node:util';
import { constant, sample, tuple } from 'fast-check';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { schemaValidator } from '#src/checker/findings/schemaFindings.ts';
import { readSchema } from '#src/checker/projectFiles.ts';
import { nextOf } from './bruteForce.ts';
import { memoryProject, soundCampaign } from './soundCampaign.ts';

/**
 * Checks and proves campaigns made at random, each from its text, and prints how long that takes beside what Ajv alone takes
 * for the same texts, and the most memory that the process had.
 *
 *   npm run bench:campaigns -- --campaigns 1000 --steps 15
 */
const { values } = parseArgs({
  options: {
    campaigns: { type: 'string', default: '1000' },
    steps: { type: 'string', default: '15' },
    seed: { type: 'string', default: '14' },
  },
});
const [count, length, seed] = [Number(values.campaigns), Number(values.steps), Number(values.seed)];

const soundSteps: Readonly<Record<string, object>> = soundCampaign.steps;
const own = Object.keys(soundSteps);
const known: readonly string[] = readSchema('campaign')['definitions'].StepName.enum;
const more = known.filter((name) => !(name in soundSteps)).slice(0, length - own.length);
/** The steps of the sound campaign, with others before the last. */
const inOrder = [...own.slice(0, -1), ...more, ...own.slice(-1)];
/** Every fifth step chooses, by rules at random. */
const nextAt = (index: number) =>
  index % 5 === 4 ? nextOf(inOrder.slice(index + 1, index + 3)) : constant(inOrder[index + 1]);

const documents = sample(tuple(...inOrder.slice(0, -1).map((_, index) => nextAt(index))), {
  numRuns: count,
  seed,
}).map((nexts, index) => {
  const heading = { kind: 'Heading', options: { text: { en: `Part ${index}`, es: `Parte ${index}` } } };
  const steps = inOrder.map((name, at) => {
    const step = { fields: [heading], ...soundSteps[name] };
    return [name, at < nexts.length ? { ...step, saves: at === 0, next: nexts[at] } : step] as const;
  });
  return {
    ...soundCampaign,
    name: `c${index}`,
    people: [],
    copy: {},
    steps: Object.fromEntries(steps),
  };
});
const texts = Object.fromEntries(documents.map((document) => [document.name, JSON.stringify(document, null, 2)]));
const project = memoryProject(texts);
const validate = schemaValidator(project.registries);

function timed(work: () => void): number {
  globalThis.gc?.();
  const started = performance.now();
  work();
  return performance.now() - started;
}

const refused: string[] = [];
const bare = timed(() => {
  for (const [name, text] of Object.entries(texts)) if (!validate(JSON.parse(text))) refused.push(name);
});
if (refused.length > 0) throw new Error(`The schema refuses ${refused.length} documents, first ${refused[0]}`);

let [findings, unwalked] = [0, 0];
const proved = timed(() => {
  for (const report of checkCampaigns(Object.keys(texts), project, { strict: ['es'], today: '2026-11-01' })) {
    findings += report.findings.length;
    if (report.summary === 'not walked') unwalked += 1;
  }
});
const each = (milliseconds: number) => `${(milliseconds / count).toFixed(2)} ms each`;
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(
  `${count} campaigns of ${inOrder.length} steps, seed ${seed}: ${findings} findings, ${unwalked} not walked`,
);
console.log(`Ajv alone ${each(bare)}, proved ${each(proved)}: ${(proved / bare).toFixed(1)} times as long`);
console.log(`Most memory: ${megabytes.toFixed(0)} MB`);
