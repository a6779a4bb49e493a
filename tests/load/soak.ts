import { readFileSync } from 'node:fs';
import { serve } from '#src/server/testing/process.ts';
import { Browser, percentile, tell } from './browser.ts';
import { choices, target } from './target.ts';

/**
 * Leads at a steady rate for a long time: all are saved, and the memory of the server stays flat.
 *
 *   npm run load:soak -- --seconds 600 --rate 50
 */
const { engines, numbers } = choices({ seconds: 30, rate: 50 });

/** Resident memory of a process in MB. */
const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

for (const name of engines) {
  const engine = await target(name);
  const server = await serve(engine.environment);
  const browser = await new Browser(server.address, 50).arrive();
  const [memory, times, failures]: [number[], number[], string[]] = [[], [], []];
  const underWay = new Set<Promise<void>>();
  const start = performance.now();
  for (let sent = 0; sent < numbers.seconds * numbers.rate; sent += 1) {
    const due = start + (sent * 1000) / numbers.rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const save = browser.save().then(
      ({ status, ms }) => void (status === 201 ? times.push(ms) : failures.push(String(status))),
      (error: unknown) => void failures.push(String(error)),
    );
    underWay.add(save);
    void save.finally(() => underWay.delete(save));
    if (sent % numbers.rate === 0 && server.pid !== undefined) memory.push(memoryMb(server.pid));
  }
  await Promise.all(underWay);
  const [early, late] = [
    memory.slice(memory.length / 3, (memory.length * 2) / 3),
    memory.slice((memory.length * 2) / 3),
  ];
  const [before, after] = [percentile(early, 0.5), percentile(late, 0.5)];
  const growth = after / before;
  const all = times.length + failures.length;
  tell(`${name}: ${numbers.seconds} s at ${numbers.rate}/s, saved of ${all}`, times.length, failures.length === 0);
  tell(`${name}: p99 ms`, percentile(times, 0.99).toFixed(0));
  tell(
    `${name}: memory MB, last third against the one before (1.1)`,
    `${after.toFixed(0)} / ${before.toFixed(0)}`,
    growth <= 1.1,
  );
  browser.close();
  await server.end('SIGTERM');
  await engine.close();
}
