import { readSettings } from '#src/server/settings/settings.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import { pictureStorage } from '#src/server/pictures/storage.ts';

/** What a server keeps of pictures: the row of one, the picture as it is stored, and the parts that wait for the others. */
export function storedPictures(server: () => TestServer) {
  const db = () => server().db;
  const rowOf = (id: string) =>
    db().selectFrom('picture').selectAll().where('picture_id', '=', id).executeTakeFirstOrThrow();
  const jpegOf = async (id: string) => pictureStorage(db(), readSettings({})).read(await rowOf(id));
  const chunks = (id: string) =>
    db().selectFrom('picture_chunk').select('at_byte').where('picture_id', '=', id).execute();
  return { db, rowOf, jpegOf, chunks };
}
