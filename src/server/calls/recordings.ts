import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { RecordingBatch } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sealedPlace, sealRow } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { visitName } from '#src/server/visitor/visit.ts';
import { handle } from '#src/server/http/handle.ts';
import { deidentifiedQuery } from '#src/server/visitor/deidentify.ts';
import { Refusal } from '#src/server/http/refusal.ts';

const compress = promisify(gzip);

/** Recorded visits, batch by batch, stored compressed. A batch that is sent twice is stored once. */
export function addRecordings(app: FastifyInstance, context: ServerContext): void {
  const { db, settings, clock } = context;
  handle(app, settings, 'uploadRecording', async ({ body }, { request }) => {
    if (!settings.enableRecording)
      throw new Refusal(403, { error: 'recordingOff', message: 'Visits are not recorded. Send no more.' });
    const ids = { session_id: body.sessionId, order_id: body.orderId };
    const batch = await compress(JSON.stringify(deidentified(body)));
    await db
      .insertInto('recording')
      .values({
        at: clock().toISOString(),
        ...ids,
        sealed: sealRow(db, 'recording', ids, {
          host_name: body.hostName,
          lead_lp_param_id: body.leadLpParamId ?? null,
          flow: body.metadata.flow,
        }),
        visit: visitName(request, context),
        batch_gzip: sealingOf(db).sealBytes(sealedPlace('recording', ids, 'batch_gzip'), batch),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
  });
}

function deidentified(batch: RecordingBatch): RecordingBatch {
  const { metadata } = batch;
  return { ...batch, metadata: { ...metadata, queryParams: deidentifiedQuery(metadata.queryParams) } };
}
