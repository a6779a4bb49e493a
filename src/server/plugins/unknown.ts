import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { apiBasePath, services } from '#src/api/services.ts';
import { Refusal } from '#src/server/refusal.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 for known addresses with a wrong method, and 404 for the rest. */
export function addUnknown(app: FastifyInstance): void {
  const allowed = new Map<string, string[]>();
  for (const { path, method } of Object.values(services)) allowed.set(path, [...(allowed.get(path) ?? []), method]);
  for (const [path, known] of allowed)
    app.route({
      method: methods.filter((method) => !known.includes(method)),
      url: apiBasePath + path,
      onRequest: (_request, reply, done) => {
        void reply.header('allow', known.join(', '));
        done(wrongMethod(known));
      },
      handler: () => undefined,
    });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
}

const wrongMethod = (known: readonly string[]) =>
  new Refusal(405, { error: 'method', message: `This address takes ${known.join(' and ')} only.` });

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.code(404).header('cache-control', 'no-store');
  if (request.headers.accept?.includes('text/html') && !request.url.startsWith(`${apiBasePath}/`))
    return reply.type('text/html; charset=utf-8').send(unknownPage);
  return reply.send({ error: 'notFound', message: 'There is nothing at this address.' });
}

const unknownPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found</title>
<link rel="stylesheet" href="/signup/css/policy.css">
</head>
<body>
<main>
<h1>Page not found</h1>
<p>There is nothing at this address. <a href="/">Go to the start page</a>.</p>
<h2 lang="es">Página no encontrada</h2>
<p lang="es">No hay nada en esta dirección. <a href="/signup/es/">Ir a la página de inicio</a>.</p>
</main>
</body>
</html>
`;
