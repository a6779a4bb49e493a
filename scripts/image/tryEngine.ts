import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { newKeyText } from '#src/server/sealing/keys.ts';
import type { Check } from './tryRoot.ts';

const composeFile = 'src/server/docker/compose.yaml';

/** The container engine that answers here, by the name of its program. */
export const engineHere = (): string | undefined =>
  ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);

/** Builds the image, runs the compose file with two servers, asks both, runs a command within, and takes all down. */
export async function tryEngine(engine: string, check: Check): Promise<void> {
  const secrets = {
    COOKIE_SECRET: randomBytes(32).toString('hex'),
    DATABASE_PASSWORD: randomBytes(16).toString('hex'),
    SERVING_PASSWORD: randomBytes(16).toString('hex'),
    ENCRYPTION_KEYS: newKeyText(),
  };
  const ports = { HTTP_PORT: '8080', HTTPS_PORT: '8443' };
  const env = { ...process.env, ...secrets, ...ports, DEMO_DATA: 'true', STAND_INS: 'true' };
  const compose = (...words: string[]) =>
    spawnSync(engine, ['compose', '-p', 'openscreener-try', '-f', composeFile, ...words], { env, stdio: 'inherit' })
      .status === 0;
  try {
    check('the image is built', compose('build'));
    check('two servers are healthy', compose('up', '--detach', '--wait', '--scale', 'application=2'));
    for (const port of [3000, 3001]) {
      const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      );
      check(`a server answers on ${port}`, status === 200, String(status));
    }
    const led = await fetch(`http://localhost:${ports.HTTP_PORT}/`, { redirect: 'manual' }).then(
      (answer) => answer.status,
      () => 0,
    );
    check('the proxy leads visitors to HTTPS', led === 308, String(led));
    check(
      'a command of the operator',
      compose('exec', 'application', 'node', 'scripts/operate.ts', 'consents', 'verify'),
    );
  } finally {
    compose('down', '--volumes');
  }
}
