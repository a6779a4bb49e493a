export type ApiErrorDetails = {
  /** HTTP status; 0 when no answer arrived: no network, or a timeout. */
  status: number;
  /** Code in words from the server's answer, else `network` or `timeout` or `unknown`. */
  code: string;
  message: string;
  /** Path of the field that the server refused. */
  field?: string;
  /** From Retry-After, when the server named a time. */
  retryAfterSeconds?: number;
  /** Names the request in the server's log. */
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

  /** The same call may succeed later: no answer, a timeout, an earlier try still under way, a fault of the server. */
  get isTransient(): boolean {
    return [0, 408, 425, 429].includes(this.status) || this.status >= 500 || this.code === 'inFlight';
  }
}

/** What the server said in refusing a call. */
export async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const field = said['field'];
  const requestId = response.headers.get('x-request-id');
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: typeof said['error'] === 'string' ? said['error'] : 'unknown',
    message: typeof said['message'] === 'string' ? said['message'] : `The server answered ${response.status}.`,
    ...(typeof field === 'string' && { field }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(requestId && { requestId }),
  });
}

/** That a call had no answer. */
export function noAnswer(error: unknown): ApiError {
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  const message = late ? 'The server did not answer in time.' : 'The server could not be reached.';
  return new ApiError({ status: 0, code: late ? 'timeout' : 'network', message }, error);
}
