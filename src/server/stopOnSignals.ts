import { logError } from '#src/server/http/errors.ts';
import type { RunningServer } from './server.ts';

/**
 * Ends the process on SIGTERM and SIGINT. A start ends at once: the next one goes on from wherever it was. A server, once it
 * is given to what this returns, drains; it ends at the second signal, or after its grace, at once. Called before anything
 * that takes time, since process 1 of a container is ended by no signal that it does not listen to.
 */
export function stopOnSignals(): (server: RunningServer) => void {
  let started: RunningServer | undefined;
  let isStopping = false;
  const stop = () => {
    if (!started) process.exit(0);
    if (isStopping) process.exit(1);
    isStopping = true;
    drain(started);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return (server) => void (started = server);
}

function drain(server: RunningServer): void {
  setTimeout(() => process.exit(1), server.graceMs).unref();
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      if (error instanceof Error) logError(server.app.log, error);
      process.exit(1);
    },
  );
}
