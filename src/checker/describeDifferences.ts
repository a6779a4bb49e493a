import type { Difference } from './compareCampaigns.ts';
import { quoted } from './comparison/changedValues.ts';

/** What the same visitors meet with in another way. */
type Part = { who: string; lines: readonly string[]; example?: string };

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

function partsOf(differences: readonly Difference[]): Part[] {
  const parts = grouped(differences, ({ who }) => who);
  return [...parts].map(([who, theirs]) => {
    const example = theirs.find(({ sort }) => sort !== 'setting')?.example;
    return { who, lines: linesOf(theirs), ...(example && { example: JSON.stringify(example) }) };
  });
}

const nobody = 'No visitor meets anything else.';

/** The differences for people, by who meets with them, each with an example visitor as facts. */
export function describeDifferences(differences: readonly Difference[]): string {
  if (differences.length === 0) return nobody;
  return partsOf(differences)
    .map(({ who, lines, example }) => {
      const listed = lines.map((line) => `  - ${line}`);
      return [who, ...listed, ...(example === undefined ? [] : [`  for example ${example}`])].join('\n');
    })
    .join('\n\n');
}

/** The same as a comment in Markdown; `title` says what is compared. */
export function differencesInMarkdown(title: string, differences: readonly Difference[]): string {
  const parts = partsOf(differences).map(({ who, lines, example }) => {
    const listed = lines.map((line) => `- ${line}`);
    return [`**${who}**`, '', ...listed, ...(example === undefined ? [] : ['', `For example ${quoted(example)}`])].join(
      '\n',
    );
  });
  return [`### ${title}`, ...(parts.length === 0 ? [nobody] : parts)].join('\n\n');
}
