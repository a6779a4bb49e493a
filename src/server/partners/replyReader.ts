import type { CallName, Reply } from '#src/api/call.ts';
import { fits } from '#src/server/http/validation.ts';
import type { Read } from './remote.ts';

/** Reads an answer that must be what the call itself replies; fields that we do not know are left out. */
export function fitting<N extends CallName>(name: N): Read<Reply<N>> {
  const isFitting = fits(name);
  return (body) => {
    if (!isFitting(body)) throw new Error(`No ${name}.`);
    // It has passed the schema that the type is generated from.
    return body as Reply<N>;
  };
}
