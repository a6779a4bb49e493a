import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { RequestMetrics } from './requestMetrics.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** Somewhere lines of the log go; standard output unless a test listens. */
export type LogStream = { write(line: string): void };

/** The pattern of the route, which has no personal values, or that there was none. */
const routePattern = (request: Pick<FastifyRequest, 'routeOptions'>) => request.routeOptions.url ?? '(no route)';

/** Logs by allow-list: no address, body, header, IP or message of an error ever reaches a line. */
export function loggerOptions(level: Settings['logLevel'], stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routePattern(request) }),
      res: ({ statusCode }) => ({ statusCode: statusCode ?? 0 }),
      err: (error: Error & { code?: unknown }) => ({ type: error.name, message: '', stack: '', code: error.code }),
    },
  };
}

/** One line and one count per answered request. */
export function addRequestLog(app: FastifyInstance, metrics?: RequestMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    const [route, status] = [routePattern(request), reply.statusCode];
    if (!request.isSynthetic) metrics?.observe({ method, route, status, seconds: reply.elapsedTime / 1000 });
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    lineOf(request.log, level)({ method, route, status, ms }, 'answered');
    done();
  });
}

/** One line and one count per answer to a request that could not be read, of which nothing else is known for sure. */
export const unreadableLog =
  (log: () => FastifyBaseLogger, metrics?: RequestMetrics) =>
  (status: number): void => {
    const known = { method: '(none)', route: '(unreadable)', status };
    metrics?.observe({ ...known, seconds: 0 });
    log().info({ ...known, ms: 0 }, 'answered');
  };

const lineOf = (log: FastifyBaseLogger, level: 'warn' | 'info') => log[level].bind(log);
