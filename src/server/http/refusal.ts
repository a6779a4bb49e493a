import type { Problem } from '#src/generated/api.ts';

/** A request that is answered with a 4xx or 503 in words. Thrown anywhere below a handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, problem: Problem, retryAfterSeconds?: number) {
    super(problem.message);
    this.name = 'Refusal';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 404: what the field names does not exist. */
export const notFound = (field: string, message: string) => new Refusal(404, { error: 'notFound', message, field });

/** 400: the value of the field cannot be used. */
export const invalid = (field: string, message: string) => new Refusal(400, { error: 'invalid', message, field });
