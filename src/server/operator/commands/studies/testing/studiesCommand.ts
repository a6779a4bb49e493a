import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';

/** The command about studies on a server, and what its visitors read of a study. */
export function studiesCommand(server: () => TestServer) {
  const run = async (...words: string[]) => (await runCommand(server(), ['studies', ...words])).lines;
  return {
    /** Gives what it prints. */
    run,
    /** Gives why it is refused. */
    refused: async (...words: string[]) =>
      run(...words).then(
        () => 'not refused',
        (error: Error) => error.message,
      ),
    page: async (studyId: string, language: 'en' | 'es' = 'en') => {
      const visitor = await server().visitor();
      const query = { signup: 'ws10', language, studyId };
      const reply = await visitor.call('initialPayload', { query });
      return reply.json<{ study?: { title: string; isSimulation: boolean } }>().study;
    },
  };
}
