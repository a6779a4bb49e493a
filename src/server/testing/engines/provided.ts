import { inject } from 'vitest';
import { embeddedEngine } from './embedded.ts';
import type { Engine } from './engine.ts';
import { postgresEngine } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'embedded' | 'postgres';
    /** Address of the server, where the engine is PostgreSQL. */
    postgresUrl: string;
  }
}

/** The engine that `vitest.config.ts` names for the project of the running test file. */
export const providedEngine = (): Engine =>
  inject('engine') === 'postgres' ? postgresEngine(inject('postgresUrl')) : embeddedEngine;

/** Whether the tests run on PostgreSQL, for those about connections and locks, which the embedded database has not. */
export const isOnPostgres = (): boolean => inject('engine') === 'postgres';
