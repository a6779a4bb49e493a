import { readSettings } from '#src/server/settings/settings.ts';
import { startServer, stopOnSignals } from '#src/server/server.ts';
import { printStartError } from '#scripts/printStartError.ts';

/** The API server of `npm run dev`, in a process of its own: it sends its address to the process that started it. */
const server = await startServer(readSettings(process.env)).catch(printStartError);
stopOnSignals(server);
process.send?.(server.address);
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
