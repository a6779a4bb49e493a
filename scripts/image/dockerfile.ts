import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

const leftOut = readFileSync(new URL('../../.dockerignore', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

/** Whether a file or folder of the project, by its path within, stays out of the image: what is built with is built there. */
export const isLeftOut = (path: string): boolean =>
  path !== 'dist' && !path.startsWith('dist/') && leftOut.some((pattern) => matchesGlob(path, pattern));

const file = new URL('../../src/server/docker/Dockerfile', import.meta.url);

/** What the last stage of the image says: its environment, what it copies from the project, and its health check. */
export function readImage() {
  const stages = readFileSync(file, 'utf8').split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  const environment = Object.fromEntries(
    [...(/^ENV (.+)$/m.exec(last)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const copied = [...last.matchAll(/^COPY (?:--from=build \/app\/)?([\w.-]+) /gm)].map(([, path = '']) => path);
  const health = /HEALTHCHECK[^[]*(\[.+\])/.exec(last)?.[1] ?? '[]';
  const command = /^CMD (\[.+\])/m.exec(last)?.[1] ?? '[]';
  // Both are lists of words in JSON, or the image could not be built.
  return { environment, copied, health: JSON.parse(health) as string[], command: JSON.parse(command) as string[] };
}
