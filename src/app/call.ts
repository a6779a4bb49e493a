import type { Call } from '#src/api/call.ts';
import { ApiError } from '#src/api/error.ts';

const loadClient = () => import('#src/api/client.ts');

function notLoaded(cause: unknown): never {
  throw new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.' }, cause);
}

/** Calls the server. The code for it comes with the first call, which is made once the page is open. */
export const call: Call = async (name, input, settings) => {
  const client = await loadClient().catch(notLoaded);
  return client.call(name, input, settings);
};
