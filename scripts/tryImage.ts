import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { buildAll } from './build.ts';
import { makeEmptyRoot } from './image/emptyRoot.ts';
import { engineHere, tryEngine } from './image/tryEngine.ts';
import { isProxyHere, tryProxy } from './image/tryProxy.ts';
import { tryRoot, type Check } from './image/tryRoot.ts';

/**
 * Tries the container image: with a container engine it is built and run, with its compose file; without one everything that
 * the image does is tried as a user without rights in an empty root. Its proxy is run where Caddy is installed. What cannot be tried here is told.
 */
const check: Check = (what, holds, seen = '') => {
  console.log(`${holds ? 'ok  ' : 'MISS'}  ${what}${seen === '' ? '' : `: ${seen}`}`);
  if (!holds) process.exitCode = 1;
};

const canChangeRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['--version']).status === 0;

if (!existsSync('dist/client/index.html')) await buildAll();
const engine = engineHere();
if (engine === undefined)
  console.log('skip  no container engine answers here: neither the image nor the compose file was built and run');
else await tryEngine(engine, check);
if (isProxyHere()) await tryProxy(check);
else console.log('skip  no caddy is installed here: the proxy of the compose file was not run');
if (canChangeRoot()) {
  const root = makeEmptyRoot();
  await tryRoot(root, check).finally(root.remove);
} else console.log('skip  an empty root needs root on Linux, and the program unshare');
