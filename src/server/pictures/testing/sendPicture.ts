import { randomUUID } from 'node:crypto';
import { maxPartBytes } from '#src/domain/pictures.ts';
import type { PictureReceived } from '#src/generated/api.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

/** The answer to a call about a picture. */
export type Answer = { status: number; body: Partial<PictureReceived> & { error?: string; message?: string } };

/** A visitor whose lead has consented, and the ways to send a picture of it. */
export async function pictureVisitor(server: TestServer) {
  const { visitor, slug, leadId, lead } = await saveLead(server);
  await visitor.call('sendConsent', { body: exampleConsent(slug, { phone: lead.phone1 }) });
  return { visitor, slug, leadId, lead, ...callsOf(visitor, slug) };
}

/** The calls about pictures of the lead with this slug. */
export function callsOf(visitor: Visitor, slug: string) {
  const announce = async (bytes: number, pictureId: string = randomUUID(), changes: object = {}) => {
    const body = { pictureId, campaign: 'image-capture', shot: 'front', bytes, ...changes };
    return { pictureId, ...answerOf(await visitor.call('createPicture', { params: { slug }, body })) };
  };
  const part = async (pictureId: string, offset: number, body: Uint8Array) =>
    answerOf(
      await visitor.call('uploadPicture', {
        params: { slug, pictureId },
        query: { offset },
        body: Uint8Array.from(body),
      }),
    );
  /** Sends a file whole, part by part. Gives the last answer, or the first refusal. */
  const send = async (file: Uint8Array, pictureId: string = randomUUID()): Promise<Answer & { pictureId: string }> => {
    let last: Answer = await announce(file.length, pictureId);
    for (let at = 0; at < file.length && last.status < 400; at += maxPartBytes)
      last = await part(pictureId, at, file.subarray(at, at + maxPartBytes));
    return { ...last, pictureId };
  };
  const remove = (pictureId: string) => visitor.call('removePicture', { params: { slug, pictureId }, body: {} });
  return { announce, part, send, remove };
}

const answerOf = ({ statusCode, json }: { statusCode: number; json: () => Answer['body'] }): Answer => ({
  status: statusCode,
  body: json(),
});
