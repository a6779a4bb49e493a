import { expect, test } from 'vitest';
import { agreedLead } from '#src/server/testing/agreedLead.ts';
import { runOn } from '#src/server/operator/testing/runCommand.ts';
import type { World } from '#src/server/testing/startTestServer.ts';

/** What the commands tell who runs the server. */
export function operatorSuite(world: () => World): void {
  test.each([[['privacy', 'forget']], [['consents']], [['outbox', 'retry', 'x']], [['outbox', 'retry', '0']]])(
    '%j is told how it is used',
    async (command) => {
      await expect(runOn(world(), command)).rejects.toThrow(/Usage|No delivery/);
    },
  );

  test('the operator sees the ledger and the outbox', async () => {
    const { slug } = await agreedLead(world());
    expect((await runOn(world(), ['consents', 'verify'])).lines.at(-1)).toMatch(/rows checked: the chain is whole/);
    expect((await runOn(world(), ['consents', 'show', slug])).lines).toContain('   | I agree to be texted.');
    expect((await runOn(world(), ['outbox', 'list'])).lines.join()).toMatch(/consent.saved {2}waits {2}0 attempts/);
  });
}
