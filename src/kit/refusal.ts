import { ApiError } from '#src/api/apiError.ts';

/** What a widget may know of a call that failed: the status, 0 without an answer; the field; the wait, in seconds. */
export type Refused = Pick<ApiError, 'status' | 'field' | 'retryAfterSeconds'>;

/** The refusal in an error of a call. Anything else that was thrown is no failure of a call, and is thrown on. */
export function refusalIn(error: unknown): Refused {
  if (error instanceof ApiError) return error;
  throw error;
}
