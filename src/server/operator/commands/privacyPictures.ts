import { countOf } from '#src/domain/countOf.ts';
import { listPictures, removePictures, type ListedPicture } from '#src/server/pictures/list.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { CommandParts } from './command.ts';
import { personOf, type DataSubject } from './dataSubject.ts';

const minuteOf = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

function lineOf(picture: ListedPicture): string {
  const { pictureId, campaign, shot, createdAt, expiresAt, size, bytes, received, objectKey } = picture;
  const content = size ? `${size.width} × ${size.height} pixels` : `${received} of ${bytes} bytes have arrived`;
  const until = `${size ? 'kept' : 'waits'} until ${minuteOf(expiresAt)}`;
  return [pictureId, minuteOf(createdAt), campaign, shot, content, until, objectKey ?? 'in the database'].join('  ');
}

/** Prints the pictures of a person, a line each. */
export async function showPictures({ db, print }: CommandParts, subject: DataSubject): Promise<boolean> {
  const { leadIds } = await personOf(db, subject);
  const pictures = await listPictures(db, leadIds);
  for (const picture of pictures) print(lineOf(picture));
  if (pictures.length === 0) print('There are no pictures of this person.');
  return true;
}

/** Deletes the pictures with these ids, or all. Throws `StartError`, and deletes none, where one is not of this person. */
export async function dropChosen(
  { db, settings, clock, print }: CommandParts,
  subject: DataSubject,
  ids: readonly string[],
): Promise<boolean> {
  const { leadIds } = await personOf(db, subject);
  const own = await listPictures(db, leadIds);
  const strange = ids.find((id) => !own.some(({ pictureId }) => pictureId === id));
  if (strange !== undefined) throw new StartError(`This person has no picture ${strange}. Nothing was removed.`);
  const meant = own.filter(({ pictureId }) => ids.length === 0 || ids.includes(pictureId));
  const count = await removePictures({ db, settings, clock }, meant);
  print(`${countOf(count, 'picture')} removed`);
  return true;
}
