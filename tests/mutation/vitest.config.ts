import { defineConfig } from 'vitest/config';
import { inNodeProjects } from '../../vitest.config.ts';

/** The tests that mutants are run against: those in Node, the server's on the embedded database. */
export default defineConfig({ test: { projects: inNodeProjects } });
