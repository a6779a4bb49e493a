import { readSettings } from '#src/server/settings/settings.ts';
import { startServer, stopOnSignals } from '#src/server/server.ts';
import { printStartError } from './printStartError.ts';

/** Serves what was built before: how the product runs where nothing is built, such as in a container. */
const server = await startServer(readSettings(process.env)).catch(printStartError);
stopOnSignals(server);
console.log(`OpenScreener is running at ${server.address}`);
