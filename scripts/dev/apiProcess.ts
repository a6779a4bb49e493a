import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./api.ts', import.meta.url));

export type ApiProcess = {
  /** Resolves with the address of the running server, or with nothing once it is known that it does not start. */
  address(): Promise<string | undefined>;
  /** Ends the running server and starts one of the code as it is now. */
  restart(): void;
  /** Resolves when the server has ended and its database is closed. */
  stop(): Promise<void>;
};

type Run = { child: ChildProcess; address: Promise<string | undefined>; ended: Promise<void> };

function run(env: NodeJS.ProcessEnv): Run {
  // Not of the terminal's group: a Ctrl+C there would reach it twice, and the second signal ends it without closing.
  const child = fork(script, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // `api.ts` sends its address and nothing else.
  const started = new Promise<string>((resolve) => child.once('message', (address) => resolve(address as string)));
  return { child, ended, address: Promise.race([started, ended.then(() => undefined)]) };
}

/**
 * Runs the API server beside Vite as a process that can be started anew. One runs at a time, since the embedded database
 * takes one process; several restarts asked for while one waits for the end of the last are one.
 */
export function startApi(env: NodeJS.ProcessEnv): ApiProcess {
  let current = run(env);
  let next: Promise<Run> | undefined;
  const end = async ({ child, ended }: Run) => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    address: async () => (next ? (await next).address : current.address),
    restart() {
      next ??= end(current).then(() => {
        next = undefined;
        return (current = run(env));
      });
    },
    async stop() {
      await next;
      await end(current);
    },
  };
}
