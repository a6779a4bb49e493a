import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBasePath } from '#src/api/services.ts';
import type { Problem } from '#src/generated/api.ts';
import { Refusal } from './refusal.ts';

type Answer = { status: number; problem: Problem; retryAfterSeconds?: number | undefined };

const unavailable: Answer = {
  status: 503,
  problem: { error: 'unavailable', message: 'The service is not available at the moment. Try again shortly.' },
  retryAfterSeconds: 5,
};
const internalError: Answer = {
  status: 500,
  problem: { error: 'fault', message: 'Something went wrong on our side. Try again shortly.' },
};
/** Nobody reads the answer: whoever asked has left, perhaps in the middle of a body. */
const gone: Answer = { status: 499, problem: { error: 'gone', message: 'The connection was closed.' } };
const badRequest: Answer = { status: 400, problem: { error: 'invalid', message: 'The request cannot be read.' } };

/** Answers to what the web server and its plugins refuse, by error code. */
const ofCodes: Record<string, Answer> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    problem: { error: 'tooLarge', message: 'The body is too large. Send less.', field: 'body' },
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    problem: {
      error: 'mediaType',
      message: 'Send the body in the type that the call takes, application/json unless it says otherwise.',
      field: 'Content-Type',
    },
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    problem: { error: 'invalid', message: 'The body is empty; it must be JSON.', field: 'body' },
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    problem: { error: 'invalid', message: 'The body is not valid JSON.', field: 'body' },
  },
  FST_CSRF_MISSING_SECRET: csrf('The session is not known. Load the page again.'),
  FST_CSRF_INVALID_TOKEN: csrf('The X-XSRF-TOKEN header does not fit the session. Load the page again.'),
  FST_STATIC_FORBIDDEN_PATH: {
    status: 404,
    problem: { error: 'notFound', message: 'There is nothing at this address.' },
  },
  FST_UNDER_PRESSURE: { ...unavailable, retryAfterSeconds: 10 },
};

function csrf(message: string): Answer {
  return { status: 403, problem: { error: 'csrf', message, field: 'X-XSRF-TOKEN' } };
}

/**
 * Database states in which the same request may succeed later: connection lost, shutting down, full, deadlock, timeout; a
 * standby that takes no changes yet, a password or an account that is being replaced, a database that is being restored.
 */
const passing = /^(08...|57P0.|57014|53...|58030|40001|40P01|55P03|25006|28...|3D000)$/;
/** Values that no column can store. */
const badValue = /^22...$/;
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'ENOSPC'];
const connectionWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|PGlite is clos/i;

function answerOf(error: Error & { code?: unknown; statusCode?: unknown }): Answer {
  if (error instanceof Refusal)
    return { status: error.status, problem: error.problem, retryAfterSeconds: error.retryAfterSeconds };
  const code = typeof error.code === 'string' ? error.code : '';
  const known = ofCodes[code];
  if (known) return known;
  if (passing.test(code) || networkCodes.includes(code) || connectionWords.test(error.message)) return unavailable;
  if (badValue.test(code)) return badRequest;
  const status = typeof error.statusCode === 'number' ? error.statusCode : 500;
  return status >= 400 && status < 500 ? { ...badRequest, status } : internalError;
}

/** What becomes of an error, whose answer is never its own message; logged where it is a fault of ours. */
function answered(error: Error, reply: FastifyReply): Answer {
  const answer = reply.raw.destroyed ? gone : answerOf(error);
  const { status, retryAfterSeconds } = answer;
  if (status >= 500 && !(error instanceof Refusal)) logError(reply.log, error);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(status).header('cache-control', 'no-store');
  return answer;
}

/** Logs where an error came from without its message: a database quotes the values it refuses. */
export function logError(log: FastifyBaseLogger, error: Error): void {
  const { code, constraint, table } = error as Partial<Record<'code' | 'constraint' | 'table', unknown>>;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  log.error({ fault: { name: error.name, code, constraint, table, frames } }, 'fault');
}

/** Whether a page is waited for, and no answer of a call. */
export const isPerson = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  headers.accept?.includes('text/html') === true && !url.startsWith(`${apiBasePath}/`);

/** One handler for every error of every route: a JSON `Problem`, and for people a page by its code, where there are pages. */
export function addErrorHandler(
  app: FastifyInstance,
  pageOf?: (request: FastifyRequest, code: Problem['error']) => string,
): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { problem } = answered(error, reply);
    return pageOf && isPerson(request)
      ? reply.type('text/html; charset=utf-8').send(pageOf(request, problem.error))
      : reply.type('application/json; charset=utf-8').send(problem);
  });
}
