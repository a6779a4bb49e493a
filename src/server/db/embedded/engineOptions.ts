import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

export const dateType = 1082;
export const bigintType = 20;
/** Dates stay text and counts are numbers, on both engines. */
export const parsers = { [dateType]: (text: string) => text, [bigintType]: Number };

/** What the tables need beyond the core of the embedded database; PostgreSQL brings it along. */
export const extensions = { btree_gist };
