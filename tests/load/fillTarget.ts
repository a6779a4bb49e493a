import { seedDemo } from '#src/server/db/demo/seed.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { analyzeSearch } from '#src/server/db/searchedTables.ts';
import { fillRegister } from './register.ts';
import type { Target } from './target.ts';

/** Fills the new database of a proof with the demo and a register of so many studies and sites, and prints how long it took. */
export async function fillTarget(
  engine: Target,
  { studies, sites }: { studies: number; sites: number },
): Promise<void> {
  const opened = await engine.open();
  const { db } = opened;
  await migrate(db);
  await seedDemo(db);
  const seconds = await fillRegister(db, studies, sites);
  await analyzeSearch(db);
  await opened.close();
  console.log(`      ${studies} studies with ${sites} sites put in within ${seconds.toFixed(0)} s`);
}
