import { readSettings } from '#src/server/settings/settings.ts';
import { stopOnSignals } from '#src/server/stopOnSignals.ts';
import { printStartError } from './printStartError.ts';

/** Serves what was built before: how the product runs where nothing is built, such as in a container. */
async function serve(): Promise<void> {
  const stopWithSignals = stopOnSignals();
  const settings = readSettings(process.env);
  // It takes a second to load, in which a signal may come.
  const { startServer } = await import('#src/server/server.ts');
  const server = await startServer(settings);
  stopWithSignals(server);
  console.log(`OpenScreener is running at ${server.address}`);
}

await serve().catch(printStartError);
