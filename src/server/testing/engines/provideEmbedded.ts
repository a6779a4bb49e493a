import { databaseTemplate } from './template.ts';

/** Makes the archive that embedded databases are copied from before any test waits for one: all migrations take their time. */
export const setup = async (): Promise<void> => void (await databaseTemplate());
