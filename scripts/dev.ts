import { readSettings } from '#src/server/settings/settings.ts';
import { startPageServer, startPagesApi } from './dev/pageServer.ts';
import { refreshWidgets } from './dev/refreshWidgets.ts';
import { restartApi } from './dev/restartApi.ts';
import { typeErrors } from './dev/typeErrors.ts';
import { savedVisit } from './dev/witness/savedVisit.ts';
import { witnessPages } from './dev/witnessPages.ts';
import { printStartError } from './printStartError.ts';
import { campaignPlugin } from './vite/campaignPlugin.ts';

async function develop(): Promise<void> {
  const settings = readSettings(process.env);
  const beside = await startPagesApi(process.env);
  if (!beside) process.exit(1);
  const { api } = beside;
  const vite = await startPageServer({
    beside,
    settings,
    port: settings.port,
    campaigns: campaignPlugin({ reloadsRegistries: true }),
    plugins: [refreshWidgets(), restartApi(api), typeErrors(), witnessPages(savedVisit)],
    watches: true,
  });
  const stop = () => void Promise.allSettled([api.stop(), vite.close()]).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const [address = ''] = vite.resolvedUrls?.local ?? [];
  console.log(`\nCode and campaigns reload as you save them: ${address}signup\n`);
}

await develop().catch(printStartError);
