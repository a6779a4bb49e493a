import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { ServerContext } from '#src/server/context.ts';
import { limitedTo } from '#src/server/http/limits.ts';
import { Refusal, invalid } from '#src/server/http/refusal.ts';
import { parseReport } from './parse.ts';
import { recordState } from './record.ts';

/** Where the lead receiver reports what has become of leads. */
export const receiverEventsPath = '/receiver/events';

const MAX_BODY = 4096;
const MAX_ID = 200;
/** Reports a minute from one address. */
const PER_MINUTE = 600;

const unsigned = () =>
  new Refusal(401, {
    error: 'signature',
    message: 'The signature is not one of ours, or its time is more than five minutes off.',
    field: 'webhook-signature',
  });

/** Takes reports that are signed with one of the secrets. Without a secret there is no such address. */
export function addLeadStates(app: FastifyInstance, { db, settings, clock }: ServerContext): void {
  const verifiers = settings.leadStateSecrets.map((secret) => new Webhook(secret));
  if (verifiers.length === 0) return;
  const config = limitedTo(PER_MINUTE, settings.rateLimitFactor);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // What is signed is the body as it came.
    const asText = { parseAs: 'string', bodyLimit: MAX_BODY } as const;
    scope.addContentTypeParser<string>('application/json', asText, (_request, body, parsed) => parsed(null, body));
    scope.post<{ Body?: string }>(receiverEventsPath, { config }, async (request, reply) => {
      const { body = '' } = request;
      const id = verifiedId(request, body, verifiers);
      const report = parseReport(body, clock());
      await recordState(db, { report, idSha256: createHash('sha256').update(id).digest('hex'), at: clock() });
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    done();
  });
}

/** The id of a report that one of the secrets has signed in the last minutes. Throws 401 for any other. */
function verifiedId({ headers }: FastifyRequest, body: string, verifiers: readonly Webhook[]): string {
  const texts = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  if (!verifiers.some((verifier) => isSignedBy(verifier, body, texts))) throw unsigned();
  const { 'webhook-id': id = '' } = texts;
  if (id.length > MAX_ID) throw invalid('webhook-id', `The header webhook-id has more than ${MAX_ID} characters.`);
  return id;
}

function isSignedBy(verifier: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    verifier.verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
