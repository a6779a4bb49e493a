/** The fields of an `ApiError`. */
export type ApiErrorDetails = {
  /** HTTP status; 0 when no response arrived: no network, or a timeout. */
  status: number;
  /** Code from the response body, else `network`, `timeout`, `malformed` or `unknown`. */
  code: string;
  message: string;
  /** Path of the field that the server refused. */
  field?: string;
  /** From Retry-After in seconds; absent where the header is missing or is a date. */
  retryAfterSeconds?: number;
  /** Id of the request in the server's log. */
  requestId?: string;
};

/** Why a call failed. The only thing that `Call` rejects with. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(details: ApiErrorDetails, cause?: unknown) {
    super(details.message, { cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
  }

  /**
   * Whether the same call may succeed later: no response, a timeout, an earlier attempt in flight, an error of the
   * server.
   */
  get isTransient(): boolean {
    return [0, 408, 425, 429].includes(this.status) || this.status >= 500 || this.code === 'inFlight';
  }
}

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
