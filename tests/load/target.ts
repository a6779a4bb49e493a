import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '#src/server/db/open.ts';
import { startPostgres } from '#src/server/testing/engines/postgresServer.ts';
import { readied, testKeys } from '#src/server/testing/engines/testKeys.ts';
import { endAll } from '#src/server/testing/process.ts';

const engineNames = ['embedded', 'postgres'] as const;
export type EngineName = (typeof engineNames)[number];

/** A database of its own for a proof: how a server is told of it, and how the proof looks into it. */
export type Target = {
  name: EngineName;
  environment: Record<string, string>;
  url?: string;
  /** Opens the database itself; on the embedded engine only while no server runs. */
  open(): Promise<OpenDatabase>;
  close(): Promise<void>;
};

// However a proof ends, its servers end with it.
process.once('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [key] = testKeys.encryptionKeys;
const common = {
  ENCRYPTION_KEYS: key,
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'silent',
  DEMO_DATA: 'true',
  STAND_INS: 'true',
};

export async function target(name: EngineName): Promise<Target> {
  if (name === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'openscreener-load-'));
    const dataDir = join(folder, 'data');
    return {
      name,
      environment: { ...common, DATA_DIR: dataDir },
      open: async () => readied(await openEmbedded(dataDir, join(dataDir, 'db'))),
      close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    };
  }
  const server = await startPostgres(true);
  const { url } = server;
  return {
    name,
    url,
    environment: { ...common, DATABASE_URL: url, COOKIE_SECRET: 'only used while a proof is running' },
    open: () => readied(openPostgres(url)),
    close: () => server.stop(),
  };
}

/** Engines named on the command line with `--engine`, both unless said otherwise, and numbers given as `--name N`. */
export function choices<const Names extends string>(defaults: Record<Names, number>) {
  const { values } = commandFlags<Record<string, number | readonly string[]>>({
    ...defaults,
    engine: ['both', ...engineNames],
  });
  const engines = engineNames.filter((name) => values['engine'] === 'both' || values['engine'] === name);
  // All but the engine are numbers by the names of their defaults.
  return { engines, numbers: values as Record<Names, number> };
}
