import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value: a bare array would become a Postgres array. */
export type Json<T> = ColumnType<T, string, string>;
/** Set by the database unless given; written as ISO 8601 text. */
export type Moment = ColumnType<Date, string | undefined, string>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
