import type { TestProject } from 'vitest/node';
import { makeTemplate } from './postgres.ts';
import { startPostgres } from './postgresServer.ts';

/** Starts one PostgreSQL for all test files of a project, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await makeTemplate(server.url);
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
