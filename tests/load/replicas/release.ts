import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a server reads when it runs, but for its packages and pages. */
const parts = ['package.json', 'src', 'schemas', 'campaigns', 'scripts', 'widgets'];
const linked = ['node_modules', 'dist'];

/** This checkout in another folder, as a new release is put beside the one that runs. */
export function anotherFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-release-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  for (const part of linked) if (existsSync(part)) symlinkSync(join(process.cwd(), part), join(folder, part));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
