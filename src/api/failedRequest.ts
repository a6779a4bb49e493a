import { ApiError } from './apiError.ts';

/** The error of a response whose status is not 2xx; a body that is no JSON object gives the code `unknown`. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const details = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const field = details['field'];
  const requestId = response.headers.get('x-request-id');
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: typeof details['error'] === 'string' ? details['error'] : 'unknown',
    message: typeof details['message'] === 'string' ? details['message'] : `The server answered ${response.status}.`,
    ...(typeof field === 'string' && { field }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(requestId && { requestId }),
  });
}

/** The error of a request without a response: `timeout` for an elapsed `AbortSignal.timeout`, else `network`. */
export function noResponseError(error: unknown): ApiError {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  const message = isTimeout ? 'The server did not answer in time.' : 'The server could not be reached.';
  return new ApiError({ status: 0, code: isTimeout ? 'timeout' : 'network', message }, error);
}
