import type { CallName, Reply } from '#src/api/call.ts';
import { matchesSchema } from '#src/server/http/validation.ts';
import type { Read } from './remote.ts';

/** Reads an answer by the schema of the reply of our call, without unknown fields. */
export function replyReader<N extends CallName>(name: N): Read<Reply<N>> {
  const isReply = matchesSchema(name);
  return (body) => {
    if (!isReply(body)) throw new Error(`No ${name}.`);
    // It has passed the schema that the type is generated from.
    return body as Reply<N>;
  };
}
