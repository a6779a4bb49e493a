import { sql, type Kysely } from 'kysely';
import type { Locale } from '#src/generated/answers.ts';
import type { Database } from '#src/server/db/schema.ts';

/** What words of a visitor mean beside themselves: other words for the same conditions, and conditions of ours by number. */
export type Meaning = { terms: string[]; indicationIds: number[] };

/** Longer names of conditions are found by their words alone. */
const MAX_WORDS = 6;

/** Every run of the words, of which any may be the name of a condition. */
const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, start) =>
    words.slice(start, start + MAX_WORDS).map((_word, index) => words.slice(start, start + index + 1).join(' ')),
  );

/**
 * What is known of words: the runs of them that name a condition, the words that every text has, such as "with", and those
 * that no study has, which may be the beginning of one.
 */
export type Known = { meanings: Map<string, Meaning>; idle: Set<string>; unfinished: Set<string> };

/**
 * What is known of the words of a visitor, which are folded as `foldedWords` does: conditions by synonyms and by the names
 * of our own in any language, words without a meaning in one of the languages, and words that no study has.
 */
export async function readWords(db: Kysely<Database>, words: readonly string[]): Promise<Known> {
  const { rows } = await sql<{ run: string; term: string | null; id: number | null; idle: boolean | null }>`
    with run (run) as materialized (select distinct unnest(${runsOf(words)}::text[])),
      own as (select run, id, terms from indication, unnest(terms) as said join run on run = said),
      meant as (select run, concept from run join synonym on folded = run
        union select run, concept from own join synonym on folded = any(own.terms)),
      said as (select run, folded from meant join synonym using (concept)),
      named as (select run, id, terms from own
        union select said.run, indication.id, indication.terms from said, indication where folded = any(indication.terms))
    select word as run, null as term, null::integer as id, numnode(q) = 0 as idle
      from (select word, search_word(word) as q from unnest(${words}::text[]) as word offset 0) as typed
      where numnode(q) = 0 or not exists (select from search_study where words @@ q)
    union select run, folded, null, null from said
    union select run, unnest(terms), id, null from named`.execute(db);
  const meanings = new Map<string, Meaning>();
  const [idle, unfinished] = [new Set<string>(), new Set<string>()];
  for (const { run, term, id, idle: isIdle } of rows) {
    if (term === null) {
      (isIdle ? idle : unfinished).add(run);
      continue;
    }
    const meaning = meanings.get(run) ?? { terms: [], indicationIds: [] };
    if (!meaning.terms.includes(term) && term !== run) meaning.terms.push(term);
    if (id !== null && !meaning.indicationIds.includes(id)) meaning.indicationIds.push(id);
    meanings.set(run, meaning);
  }
  return { meanings, idle, unfinished };
}

/** One word for a condition, by the name that its group of words goes by. */
export type Synonym = { concept: string; locale: Locale; term: string };

/** All words for conditions, or those of the groups that have this one, by group. */
export async function listSynonyms(db: Kysely<Database>, word?: string): Promise<Synonym[]> {
  const groups = db
    .selectFrom('synonym')
    .select('concept')
    .where((eb) => eb.or([eb('concept', '=', word ?? ''), sql<boolean>`folded = search_text(${word ?? ''}::text)`]));
  return db
    .selectFrom('synonym')
    .select(['concept', 'locale', 'term'])
    .$if(word !== undefined, (query) => query.where('concept', 'in', groups))
    .orderBy('concept')
    .orderBy('locale')
    .orderBy('term')
    .execute();
}

/** Adds a word to a group, or begins one with it. Gives whether it was new. */
export async function addSynonym(db: Kysely<Database>, synonym: Synonym): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0 } = await db
    .insertInto('synonym')
    .values(synonym)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Takes a word out of a group. Gives whether it was there. */
export async function removeSynonym(db: Kysely<Database>, { concept, locale, term }: Synonym): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('synonym')
    .where('concept', '=', concept)
    .where('locale', '=', locale)
    .where('term', '=', term)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Conditions of ours that these names mean, such as those that a register gives: by name or by synonym, in any language. */
export async function indicationsNamed(db: Kysely<Database>, names: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with given (name) as (select distinct search_text(unnest(${names}::text[]))),
      said as (select name from given union select other.folded from given join synonym on synonym.folded = name
        join synonym as other using (concept))
    select distinct id from indication, unnest(terms) as term where term in (select name from said) order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
