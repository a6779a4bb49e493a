import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Writes the generated files in a process of its own: this one has loaded modules as they were before something was written. `run`
 * counts such processes in a row.
 */
export function generateAnew(run = 1): void {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../generate.ts', import.meta.url)), `--run=${run}`],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
