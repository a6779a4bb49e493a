import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Moment, Nullable } from './columns.ts';

/** A picture of a lead: announced, arriving, or stored. */
export type PictureTable = {
  picture_id: string;
  lead_id: string;
  campaign: string;
  /** Which of the pictures that the campaign asks for. */
  shot: Sealed<string>;
  created_at: Moment;
  /** When it is deleted, stored or not. */
  expires_at: Moment;
  /** Size of the file that was announced. */
  bytes: number;
  /** Bytes of it that have arrived. */
  received: number;
  stored_at: Nullable<string>;
  width: Nullable<number>;
  height: Nullable<number>;
  /** Of the JPEG that is stored, as are width and height. */
  sha256: Nullable<string>;
  /** Where it is stored outside the database; null within it. */
  object_key: Nullable<string>;
  /** The key that the object is sealed with; null for what an earlier release stored, and within the database. */
  object_secret: Nullable<Sealed<string>>;
};

/** Parts of a file that is arriving, sealed, by the bytes before them. */
export type PictureChunkTable = { picture_id: string; lead_id: string; at_byte: number; data: Uint8Array };

/** The JPEG of a picture that is stored in the database, sealed. */
export type PictureContentTable = { picture_id: string; lead_id: string; data: Uint8Array };

/** Objects of the bucket whose picture was deleted and that are still to be removed from it. */
export type PictureRemovalTable = { object_key: string; at: Moment };
