import type { Difference } from './compareCampaigns.ts';
import { quoted } from './comparison/changedValues.ts';

/** What the same visitors meet with in another way. */
type Part = { who: string; differences: readonly Difference[] };

/** Whether another line says as much: who no longer ends at a step no longer gets there. */
const isSaid = ({ sort, step, what }: Difference, others: readonly Difference[]): boolean =>
  sort === 'step' &&
  others.some(
    (other) => other.sort === 'end' && other.step === step && what === other.what.replace(/end at/, 'get to'),
  );

function partsOf(differences: readonly Difference[]): Part[] {
  const all = new Set(differences.map(({ who }) => who));
  return [...all].map((who) => {
    const theirs = differences.filter((one) => one.who === who);
    return { who, differences: theirs.filter((one) => !isSaid(one, theirs)) };
  });
}

const nobody = 'No visitor meets anything else.';

const exampleIn = ({ differences }: Part) => {
  const example = differences.find(({ sort }) => sort !== 'setting')?.example;
  return example && JSON.stringify(example);
};

/** The differences for people, by who meets with them, each with an example visitor as facts. */
export function describeDifferences(differences: readonly Difference[]): string {
  if (differences.length === 0) return nobody;
  return partsOf(differences)
    .map((part) => {
      const example = exampleIn(part);
      const lines = part.differences.map(({ what }) => `  - ${what}`);
      return [part.who, ...lines, ...(example ? [`  for example ${example}`] : [])].join('\n');
    })
    .join('\n\n');
}

/** The same as a comment in Markdown; `title` says what is compared. */
export function differencesInMarkdown(title: string, differences: readonly Difference[]): string {
  const parts = partsOf(differences).map((part) => {
    const example = exampleIn(part);
    const lines = part.differences.map(({ what }) => `- ${what}`);
    return [`**${part.who}**`, '', ...lines, ...(example ? ['', `For example ${quoted(example)}`] : [])].join('\n');
  });
  return [`### ${title}`, ...(parts.length === 0 ? [nobody] : parts)].join('\n\n');
}
