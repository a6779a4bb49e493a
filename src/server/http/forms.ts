import type { FastifyInstance } from 'fastify';

/** Adds routes whose pages send forms without scripts: a body is `URLSearchParams`, of `maxBytes` at most, and nothing else. */
export function addForms(app: FastifyInstance, maxBytes: number, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, done) => {
    const asText = { parseAs: 'string', bodyLimit: maxBytes } as const;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', asText, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body)),
    );
    addRoutes(scope);
    done();
  });
}
