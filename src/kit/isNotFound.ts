import { ApiError } from '#src/api/apiError.ts';

/** Whether a call was answered that what it is about does not exist, or visitors may not see it any more. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
