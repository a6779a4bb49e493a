import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { handle } from '#src/server/http/handle.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { lockBySlug } from '#src/server/leads/find.ts';
import { announcePicture, noLead } from '#src/server/pictures/announce.ts';
import { uploadBudget } from '#src/server/pictures/budget.ts';
import { BucketError } from '#src/server/pictures/bucket.ts';
import { Decoder } from '#src/server/pictures/decoder.ts';
import { dropPictures } from '#src/server/pictures/drop.ts';
import { receivePart } from '#src/server/pictures/receive.ts';

/** Pictures of a saved lead: announced, sent in parts, removed. No address shows one. */
export function addPictures(app: FastifyInstance, context: ServerContext): void {
  const { db, settings, clock } = context;
  const decoder = new Decoder();
  const budget = uploadBudget(settings.rateLimitFactor, app.sharedCounts);
  app.addHook('onClose', () => decoder.close());

  handle(app, settings, 'createPicture', async ({ params: { slug }, body }, { request }) => {
    const announced = await announcePicture(context, { slug, address: callerAddress(request), picture: body, budget });
    if (!announced.isStored) decoder.warm();
    return announced;
  });

  // Parts are bytes; every other call takes JSON alone.
  void app.register((parts, _options, done) => {
    parts.removeAllContentTypeParsers();
    parts.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    handle(parts, settings, 'uploadPicture', ({ params, query: { offset }, body }, { request }) =>
      receivePart(
        context,
        { decoder, budget },
        { ...params, offset, data: body, address: callerAddress(request) },
      ).catch((error: unknown) => refuseWithoutBucket(error, request.log)),
    );
    done();
  });

  handle(app, settings, 'removePicture', async ({ params: { slug, pictureId } }) => {
    await db.transaction().execute(async (tx) => {
      const leadId = await lockBySlug(tx, slug);
      if (leadId === undefined) throw noLead();
      await dropPictures(tx, { leadId, at: clock(), ids: [pictureId] });
    });
    return null;
  });
}

const unavailable = { error: 'unavailable', message: 'The picture cannot be stored at the moment. Try again shortly.' };

/** What has arrived stays: the visitor's page asks again. */
function refuseWithoutBucket(error: unknown, log: FastifyBaseLogger): never {
  if (!(error instanceof BucketError)) throw error;
  log.error({ alarm: 'pictures-not-stored', code: error.code }, 'the bucket of pictures does not answer');
  throw new Refusal(503, unavailable, 5);
}
