/** Part of the code that mutants are made of, and the tests that are to find them. */
export type Room = { folder: string; tests: readonly string[] };

const testsIn = (...folders: string[]) => folders.map((folder) => `src/${folder}/**/*.test.ts`);

const testsNamed = (...names: string[]) => names.map((name) => `src/**/${name}.test.ts`);

/**
 * The rooms, the cheapest first. Each is held by its own tests, and by those of the rooms that it was made for. The proof of
 * all campaigns and the walks in a browser would find more, in minutes for each mutant.
 */
export const rooms: readonly Room[] = [
  { folder: 'src/rules', tests: [...testsIn('rules'), 'src/checker/proof/readings.test.ts'] },
  { folder: 'src/checks', tests: [...testsIn('checks'), 'tests/rules.test.ts'] },
  { folder: 'src/domain', tests: testsIn('domain', 'rules') },
  { folder: 'src/flow', tests: testsIn('flow') },
  { folder: 'src/effects', tests: [...testsIn('effects'), 'tests/contract/saving*.test.ts'] },
  { folder: 'src/form', tests: [...testsIn('form'), 'tests/rules.test.ts'] },
  {
    folder: 'src/server/leads',
    // A booking, and the operator who opens a study, have leads decided about.
    tests: [...testsIn('server/{leads,outbox}'), ...testsNamed('bookReopened.server', 'reopen.server')],
  },
  { folder: 'src/server/consents', tests: testsIn('server/consents') },
  { folder: 'src/server/outbox', tests: [...testsIn('server/outbox'), ...testsNamed('clockAhead.server')] },
];

/** The room that a path is in or stands for; undefined for any other path. */
export const roomAt = (path: string): Room | undefined =>
  rooms.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
