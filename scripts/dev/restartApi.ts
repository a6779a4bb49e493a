import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { ApiProcess } from './apiProcess.ts';

/** What the API server is made of, by the start of a path from the root of the project. */
const parts = ['src/server/', 'src/domain/', 'src/flow/', 'src/api/', 'src/generated/', 'schemas/', 'campaigns/'];

/** Starts the API server anew when a file that it is made of is saved. */
export function restartApi(api: ApiProcess): Plugin {
  return {
    name: 'restart-api',
    configureServer({ watcher, config: { logger, root } }) {
      watcher.on('all', (event, path) => {
        const file = relative(root, path).split(sep).join('/');
        const isPart = parts.some((part) => file.startsWith(part)) && !/\.test\.|\/testing\//.test(file);
        if (!isPart || !/\.(ts|json|css|js|md|txt)$/.test(file) || event === 'addDir') return;
        logger.info(`API server restarts: ${file}`, { timestamp: true });
        api.restart();
      });
    },
  };
}
