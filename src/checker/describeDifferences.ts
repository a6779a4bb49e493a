import type { Difference } from './compareCampaigns.ts';
import { quoted } from './comparison/changedValues.ts';
import type { ExampleFacts } from '#src/kit/example.ts';

/** What the same visitors meet with in another way. */
export type DifferencePart = {
  who: string;
  /** What changes for them, each as what follows "visitors". */
  lines: readonly string[];
  /** The steps at which something changes for them. */
  steps: readonly string[];
  /** One of them; absent where the settings of the whole campaign alone change. */
  example?: ExampleFacts;
};

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Whether another line says as much: who no longer ends at a step no longer gets there. */
const isSaid = ({ sort, step, what }: Difference, others: readonly Difference[]): boolean =>
  sort === 'step' &&
  others.some(
    (other) => other.sort === 'end' && other.step === step && what === other.what.replace('end at', 'get to'),
  );

/** The words before the place of a field that somebody gained or lost; undefined for any other difference. */
function verbOf({ field, step, what }: Difference): string | undefined {
  const place = ` *${field}* on *${step}*`;
  return field !== undefined && what.endsWith(place) ? what.slice(0, -place.length) : undefined;
}

const noLonger = /no longer /;
const now = /^now /;

/** Fields that left one step for another, each as one line. */
function movesIn(differences: readonly Difference[]): { lines: string[]; of: Set<Difference> } {
  const of = new Set<Difference>();
  const lines = differences.flatMap((lost) => {
    const verb = verbOf(lost);
    if (verb === undefined || !noLonger.test(verb)) return [];
    const stays = verb.replace(noLonger, '');
    const gained = differences.find(
      (one) => one.field === lost.field && !of.has(one) && verbOf(one) === `now ${stays}` && one.sort === lost.sort,
    );
    if (!gained) return [];
    of.add(lost).add(gained);
    return [`${stays} *${lost.field}* on *${gained.step}* instead of *${lost.step}*`];
  });
  return { lines, of };
}

/** What the differences say, with fields of one step that are gained or lost in one line. */
function linesOf(differences: readonly Difference[]): string[] {
  const moves = movesIn(differences);
  const rest = differences.filter((one) => !moves.of.has(one) && !isSaid(one, differences));
  const folded = grouped(rest, (one) => {
    const verb = verbOf(one);
    return verb === undefined || !(noLonger.test(verb) || now.test(verb)) ? one.what : `${verb} on ${one.step}`;
  });
  const lines = [...folded.values()].map((same) => {
    const [first] = same;
    const verb = first && verbOf(first);
    if (!first || verb === undefined) return first?.what ?? '';
    return `${verb} ${same.map(({ field }) => `*${field}*`).join(', ')} on *${first.step}*`;
  });
  return [...lines, ...moves.lines];
}

/** The differences by who meets with them. */
export function partsOf(differences: readonly Difference[]): DifferencePart[] {
  const parts = grouped(differences, ({ who }) => who);
  return [...parts].map(([who, theirs]) => {
    const example = theirs.find(({ sort }) => sort !== 'setting')?.example;
    const steps = [...new Set(theirs.flatMap(({ step }) => step ?? []))];
    return { who, lines: linesOf(theirs), steps, ...(example && { example }) };
  });
}

const nobody = 'No visitor meets anything else.';

/** The differences for people, by who meets with them, each with an example visitor as facts. */
export function describeDifferences(differences: readonly Difference[]): string {
  if (differences.length === 0) return nobody;
  return partsOf(differences)
    .map(({ who, lines, example }) => {
      const listed = lines.map((line) => `  - ${line}`);
      return [who, ...listed, ...(example ? [`  for example ${JSON.stringify(example)}`] : [])].join('\n');
    })
    .join('\n\n');
}

/** The same as a comment in Markdown; `title` says what is compared. */
export function differencesInMarkdown(title: string, differences: readonly Difference[]): string {
  const parts = partsOf(differences).map(({ who, lines, example }) => {
    const listed = lines.map((line) => `- ${line}`);
    return [
      `**${who}**`,
      '',
      ...listed,
      ...(example ? ['', `For example ${quoted(JSON.stringify(example))}`] : []),
    ].join('\n');
  });
  return [`### ${title}`, ...(parts.length === 0 ? [nobody] : parts)].join('\n\n');
}
