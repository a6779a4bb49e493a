import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { readWords, type Known, type Meaning } from './synonyms.ts';

/** Words that a search goes by; those after them are left out. */
const MAX_WORDS = 12;
/** No word of a text is longer than what any index takes. */
const MAX_LETTERS = 60;

/** Words in small letters without accents or punctuation, as the function `search_text` of the database has them. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[^a-zA-Z0-9\u00c0-\u1fff\u2c00-\ud7ff]+/g, ' ')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_LETTERS))
    .slice(0, MAX_WORDS);

type Part = { words: string[]; meaning?: Meaning };

/** The words in order, with the longest runs that have a meaning of their own kept whole, and without idle ones. */
function partsOf(words: readonly string[], { meanings, idle }: Pick<Known, 'meanings' | 'idle'>): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < words.length;) {
    let end = words.length;
    while (end > start + 1 && !meanings.has(words.slice(start, end).join(' '))) end -= 1;
    const run = words.slice(start, end);
    const meaning = meanings.get(run.join(' '));
    if (meaning || !idle.has(run.join(' '))) parts.push({ words: run, ...(meaning && { meaning }) });
    start = end;
  }
  return parts;
}

const ofConditions = (ids: readonly number[]) => sql`${ids.map((id) => `'#${id}'`).join(' | ')}::tsquery`;

function askedFor({ words, meaning }: Part, unfinished: ReadonlySet<string>): RawBuilder<unknown> {
  const typed = words.map((word) =>
    unfinished.has(word) ? sql`search_beginning(${word}::text)` : sql`search_word(${word}::text)`,
  );
  const { terms = [], indicationIds = [] } = meaning ?? {};
  const alternatives = [
    sql`(${sql.join(typed, sql` && `)})`,
    ...terms.map((term) => sql`search_phrase(${term}::text)`),
    ...(indicationIds.length > 0 ? [ofConditions(indicationIds)] : []),
  ];
  return sql`(${sql.join(alternatives, sql` || `)})`;
}

/**
 * What a study must have, as an expression of type tsquery: one of the conditions, and every word or what it means.
 * Undefined where nothing is asked for.
 */
export async function searchedFor(
  db: Kysely<Database>,
  { query = '', indicationIds = [] }: { query?: string; indicationIds?: readonly number[] },
): Promise<RawBuilder<unknown> | undefined> {
  const words = foldedWords(query);
  const known = words.length > 0 ? await readWords(db, words) : undefined;
  const parts = known ? partsOf(words, known).map((part) => askedFor(part, known.unfinished)) : [];
  const all = [...(indicationIds.length > 0 ? [ofConditions(indicationIds)] : []), ...parts];
  return all.length > 0 ? sql`(${sql.join(all, sql` && `)})` : undefined;
}
