import type { Call } from '#src/api/call.ts';
import { ApiError } from '#src/api/apiError.ts';

let client: typeof import('#src/api/client.ts') | undefined;

function notLoaded(cause: unknown): never {
  throw new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.' }, cause);
}

/**
 * Calls the server. The code for it is loaded by the first call, which is made once the page is open; every later one is
 * sent before this returns, as it must be where the page is closed at once; what is only counted waits for others.
 */
export const call: Call = async (name, input, settings) => {
  client ??= await import('#src/api/client.ts').catch(notLoaded);
  return client.callOfPage(name, input, settings);
};
