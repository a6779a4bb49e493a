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
