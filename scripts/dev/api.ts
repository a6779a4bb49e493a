import { readSettings } from '#src/server/settings/settings.ts';
import { startServer } from '#src/server/server.ts';
import { stopOnSignals } from '#src/server/stopOnSignals.ts';
import { printStartError } from '#scripts/printStartError.ts';

/** The API server of `npm run dev`, in a process of its own: it sends its address to the process that started it. */
async function serve(): Promise<void> {
  const stopWithSignals = stopOnSignals();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const server = await startServer(readSettings(process.env));
  stopWithSignals(server);
  process.send?.(server.address);
}

await serve().catch(printStartError);
