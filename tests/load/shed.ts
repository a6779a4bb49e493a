import { serve } from '#src/server/testing/process.ts';
import { Browser, keepBusy, percentile, tell } from './browser.ts';
import { choices, target } from './target.ts';

/**
 * A thousand connections at once: who is not taken is told when to come again, who is taken is answered in good time.
 *
 *   npm run load:shed -- --seconds 10 --connections 1000
 */
const { engines, numbers } = choices({ seconds: 10, connections: 1000 });

/** A connection that ended without an answer. */
const broken = { status: 0, ms: 0, retryAfter: undefined };

for (const name of engines) {
  const engine = await target(name);
  const server = await serve(engine.environment);
  const browser = await new Browser(server.address, numbers.connections).arrive();
  await keepBusy(20, 2000, () => browser.save().then(() => undefined));
  const accepted: number[] = [];
  const others = new Map<string, number>();
  await keepBusy(numbers.connections, numbers.seconds * 1000, async () => {
    const { status, ms, retryAfter } = await browser.save().catch(() => broken);
    if (status === 201) {
      accepted.push(ms);
      return;
    }
    const answer = `${status}, Retry-After ${retryAfter ?? 'missing'}`;
    others.set(answer, (others.get(answer) ?? 0) + 1);
    // A browser waits for seconds; half a second keeps the pressure far above that.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  const p99 = percentile(accepted, 0.99);
  const told = [...others].map(([answer, count]) => `${count} × ${answer}`).join('; ');
  const isShed = [...others.keys()].every((answer) => /^503, Retry-After \d+$/.test(answer)) && others.size > 0;
  tell(`${name}: ${numbers.connections} connections, not taken`, told || 'none', isShed);
  tell(
    `${name}: ${accepted.length} taken, p50 ${percentile(accepted, 0.5).toFixed(0)} ms, p99 ms (500)`,
    p99.toFixed(0),
    p99 <= 500,
  );
  browser.close();
  await server.end('SIGTERM');
  await engine.close();
}
