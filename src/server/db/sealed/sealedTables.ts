import type { Database } from '#src/server/db/schema.ts';

type Rows<Table> = {
  /** Its primary key, in the order of its index. */
  key: readonly (keyof Table & string)[];
  /** What an envelope is bound to, so that it opens in no other row; empty where the database gives the id. */
  boundTo: readonly (keyof Table & string)[];
  texts: readonly (keyof Table & string)[];
  bytes?: readonly (keyof Table & string)[];
};

/** Every table with sealed columns, and which they are. A column that holds an envelope and is missing here fails the tests. */
export const sealedTables = {
  lead: { key: ['id'], boundTo: ['id'], texts: ['sealed'] },
  caregiver: { key: ['lead_id'], boundTo: ['lead_id'], texts: ['sealed'] },
  lead_contact: { key: ['lead_id', 'holder', 'kind', 'value'], boundTo: ['lead_id'], texts: ['sealed'] },
  survey_answer: { key: ['lead_id', 'question_id'], boundTo: ['lead_id', 'question_id'], texts: ['sealed'] },
  delivery: { key: ['idempotency_key'], boundTo: ['idempotency_key'], texts: ['sealed'] },
  consent: { key: ['id'], boundTo: ['position'], texts: ['sealed'] },
  consent_text: { key: ['sha256'], boundTo: ['sha256'], texts: ['sealed'] },
  booking: { key: ['id'], boundTo: ['id'], texts: ['sealed'] },
  booking_order: { key: ['id'], boundTo: ['lead_id'], texts: ['sealed'] },
  esign_session: { key: ['id'], boundTo: ['id'], texts: ['sealed', 'signature'] },
  participant: { key: ['study_id', 'phone_hash'], boundTo: ['study_id', 'phone_hash'], texts: ['sealed'] },
  temp_link: { key: ['slug'], boundTo: ['slug'], texts: ['sealed'] },
  recording: { key: ['id'], boundTo: ['session_id', 'order_id'], texts: ['sealed'], bytes: ['batch_gzip'] },
  action: { key: ['id'], boundTo: [], texts: ['sealed'] },
  router_log: { key: ['id'], boundTo: [], texts: ['sealed'] },
  redirect_debug: { key: ['id'], boundTo: [], texts: ['sealed'] },
  error_report: { key: ['id'], boundTo: [], texts: ['sealed'] },
  ad_security_event: { key: ['id'], boundTo: ['kind', 'transaction_id'], texts: ['sealed'] },
  stand_in_message: { key: ['id'], boundTo: [], texts: ['sealed'] },
  picture: { key: ['picture_id'], boundTo: ['picture_id'], texts: ['shot', 'object_secret'] },
  picture_chunk: { key: ['picture_id', 'at_byte'], boundTo: ['picture_id', 'at_byte'], texts: [], bytes: ['data'] },
  picture_content: { key: ['picture_id'], boundTo: ['picture_id'], texts: [], bytes: ['data'] },
} as const satisfies { [Table in keyof Database]?: Rows<Database[Table]> };

export type SealedTable = keyof typeof sealedTables;
/** The columns that an envelope of a table is bound to, as a row has them. */
export type BoundTo<Table extends SealedTable> = Record<
  (typeof sealedTables)[Table]['boundTo'][number],
  string | number
>;
