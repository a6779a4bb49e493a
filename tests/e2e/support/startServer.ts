import { rmSync } from 'node:fs';
import { dataDir } from './serverUnderTest.ts';

// The product as anybody starts it, on a database of its own that begins empty.
rmSync(dataDir, { recursive: true, force: true });
await import('#scripts/start.ts');
