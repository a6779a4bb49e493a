import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env['E2E_PORT'] ?? 3291);

/** Address of the server under test. */
export const origin = `http://localhost:${port}`;
/** The same server under the host name of the other brand. */
export const otherBrandOrigin = `http://trials-world.localhost:${port}`;

/** When the run started, in milliseconds since 1970: the same for every process of it. */
export const runStartedAt = Number((process.env['E2E_BEGAN'] ??= String(Date.now())));

/** The folder of its database; removed before each run. */
export const dataDir = join(tmpdir(), `openscreener-e2e-${port}`);

/** Settings of the server under test: without limits per address, since all visitors come from one, and on a machine
 * that also runs the browsers, without turning visitors away when it is slow. */
export const environment = {
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '0',
  SHED_LOAD_MS: '0',
};
