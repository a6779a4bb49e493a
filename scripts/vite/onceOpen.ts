import { join } from 'node:path';
import { isBegunWith } from './firstFields.ts';
import { importClosure, root } from './importClosure.ts';

/** What every page loads once it is open, whatever its flow: calls, effects, the initial payload, the visit. */
export const onceOpenSources = [
  'src/api/client.ts',
  'src/app/effects/loadedEffects.ts',
  'src/app/journey/loadAndAsk.ts',
  'src/app/visit/openVisit.ts',
] as const;

const filesOf = (paths: readonly string[]) => importClosure(paths.map((path) => join(root, path)));

const following = filesOf(onceOpenSources);

/** Whether a module follows every page once it is open, and nothing needs it before. */
export const isOnceOpen = (id: string) => following.has(id) && !isBegunWith(id);
