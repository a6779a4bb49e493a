import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Writes the generated files in a process of its own: this one has loaded modules as they were before something was written. */
export function generateAnew(): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('../generate.ts', import.meta.url))], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
