import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { testCookieSecret, type TestServer } from '#src/server/testing/startTestServer.ts';

/** The address of the page of a lead, as the operator makes it. */
export async function linkOf(server: TestServer, slug: string): Promise<string> {
  const { lines } = await runCommand(server, ['privacy', 'link', slug], { COOKIE_SECRET: testCookieSecret });
  return lines[0] ?? '';
}
