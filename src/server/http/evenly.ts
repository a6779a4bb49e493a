import { setTimeout as delay } from 'node:timers/promises';
import type { ServerContext } from '#src/server/context.ts';

type Context = Pick<ServerContext, 'evenAnswers'>;

/** What comes of some work, after so many ms at the soonest: so the time does not tell what it is. */
export async function evenly<T>({ evenAnswers = true }: Context, ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, evenAnswers ? delay(ms) : undefined]);
  return outcome;
}
