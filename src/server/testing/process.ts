import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cookieIn, csrfCookie, csrfHeader } from '#src/api/services.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type Ended = { code: number | null; output: string; errors: string };

/** Runs a script of the project to its end. */
export async function run(script: string, parameters: string[], environment: Record<string, string>): Promise<Ended> {
  const child = start(script, parameters, environment);
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  await once(child, 'close');
  return { code: child.exitCode, output: output.text, errors: errors.text };
}

const serverFile = 'src/server/testing/serve.ts';

/** A server and nothing else, as a script. */
export const serverScript = fileURLToPath(new URL('./serve.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** Ends the servers that a failed test left behind. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts a server as a process of its own and waits for its address; of another release, the one in `folder`. */
export const serve = (environment: Record<string, string>, folder = root) =>
  serveScript(join(folder, serverFile), [], { PORT: '0', LOG_LEVEL: 'silent', ...environment }, folder);

/** Starts any script that prints the address at which it serves, and waits for that. */
export async function serveScript(
  script: string,
  parameters: string[],
  environment: Record<string, string> = {},
  folder = root,
) {
  const child = start(script, parameters, environment, folder);
  running.add(child);
  child.once('close', () => running.delete(child));
  const errors = collect(child.stderr);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => resolve(text.trim()));
    child.once('close', () => reject(new Error(`The server did not start: ${errors.text}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    address,
    end,
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended: once(child, 'close'),
    pid: child.pid,
  };
}

/** Starts a script as a process of its own. */
export function startScript(script: string, parameters: string[], environment: Record<string, string>) {
  const child = start(script, parameters, environment);
  running.add(child);
  child.once('close', () => running.delete(child));
  const errors = collect(child.stderr);
  const output = collect(child.stdout);
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output: output.text, errors: errors.text }));
  return {
    pid: child.pid,
    ended,
    /** Resolves once it has written something that fits; rejects when it ends before. */
    wrote: (words: RegExp) =>
      new Promise<void>((resolve, reject) => {
        child.stdout?.on('data', () => (words.test(output.text) ? resolve() : undefined));
        child.once('close', () => reject(new Error(`It ended: ${output.text} ${errors.text}`)));
      }),
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
    },
  };
}

function start(script: string, parameters: string[], environment: Record<string, string>, folder = root): ChildProcess {
  // Nothing of this process but where programs are, and where Node keeps what it has compiled.
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return spawn(process.execPath, [script, ...parameters], {
    cwd: folder,
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(stream: ChildProcess['stdout']): { text: string } {
  const held = { text: '' };
  stream?.setEncoding('utf8').on('data', (text: string) => void (held.text += text));
  return held;
}

/** Saves a lead over the network as a browser does. */
export async function postLead(address: string, lead: object, key: string): Promise<Response> {
  const visit = await fetch(`${address}/api/initial_payload?signup=ws10&language=en`);
  const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookieIn(cookies, csrfCookie) ?? '';
  return fetch(`${address}/api/subjects`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      cookie: cookies.join('; '),
      [csrfHeader]: token,
    },
    body: JSON.stringify(lead),
  });
}
