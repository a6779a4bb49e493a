import { startServer } from '#src/server/server.ts';
import { stopOnSignals } from '#src/server/stopOnSignals.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';

/** A server as a process of its own: prints its address, or why it cannot start. */
const stopWithSignals = stopOnSignals();
try {
  const server = await startServer(readSettings(process.env));
  stopWithSignals(server);
  console.log(server.address);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
