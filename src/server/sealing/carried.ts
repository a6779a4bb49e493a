import type { Kysely, KyselyPlugin } from 'kysely';
import type { Sealing } from './sealing.ts';

/** Changes no query and no result: it goes with a connection into each of its transactions. */
class Carrier implements KyselyPlugin {
  readonly sealing: Sealing;

  constructor(sealing: Sealing) {
    this.sealing = sealing;
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  transformResult: KyselyPlugin['transformResult'] = ({ result }) => Promise.resolve(result);
}

type Carrying = { getExecutor(): { readonly plugins: readonly KyselyPlugin[] } };

/** The same database with the keys of its rows, which its transactions have too. */
export const withSealing = <Tables>(db: Kysely<Tables>, sealing: Sealing): Kysely<Tables> =>
  db.withPlugin(new Carrier(sealing));

/** The keys of a database or of one of its transactions. Throws where it was opened without. */
export function sealingOf(db: Carrying): Sealing {
  const carrier = db.getExecutor().plugins.findLast((plugin) => plugin instanceof Carrier);
  if (!carrier) throw new Error('This database was opened without its keys.');
  return carrier.sealing;
}
