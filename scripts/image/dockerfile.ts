import { readFileSync } from 'node:fs';

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
