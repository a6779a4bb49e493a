import type {
  AskedNumbersTable,
  StudyTable,
  CriterionTable,
  CriterionDraftTable,
  SiteTable,
  PostalAreaTable,
  IndicationCategoryTable,
  IndicationTable,
  ParticipantTable,
  RequestCountTable,
  SharedCountTable,
  SeedTable,
  SealingKeyTable,
  SearchStudyTable,
  SynonymTable,
} from './tables/catalogue.ts';
import type {
  LeadTable,
  CaregiverTable,
  LeadContactTable,
  LeadScreeningTable,
  LeadStateTable,
  LeadVisitTable,
  SurveyAnswerTable,
  IdempotencyKeyTable,
  OutboxTable,
  DeliveryTable,
} from './tables/leads.ts';
import type {
  ConsentTextTable,
  ConsentTable,
  ConsentCheckpointTable,
  ConsentHeadTable,
  ErasureTable,
  PublishedWordingTable,
} from './tables/consents.ts';
import type {
  OperatorChangeTable,
  RegisterChangeTable,
  RegisteredTable,
  RegisterImportTable,
} from './tables/registers.ts';
import type { ActionTable, RouterLogTable, RedirectDebugTable, ErrorReportTable } from './tables/events.ts';

import type {
  AdSecurityEventTable,
  BookingTable,
  EsignSessionTable,
  OfferTable,
  RecordingTable,
  ResourceTable,
  TempLinkTable,
} from './tables/partners.ts';

import type { StudyAlertFindTable, StudyAlertTable, StudyOpeningTable } from './tables/alerts.ts';
import type { AppointmentTable, BookingOrderTable, BookingRemovalTable } from './tables/appointments.ts';
import type { LeadHoldTable } from './tables/bots.ts';
import type { ContactCodeTable } from './tables/contactCodes.ts';
import type { MessageTable, StandInMessageTable } from './tables/messages.ts';
import type { EndedSessionTable } from './tables/sessions.ts';
import type { PictureChunkTable, PictureContentTable, PictureRemovalTable, PictureTable } from './tables/pictures.ts';

/** Every table by name. */
export type Database = {
  study: StudyTable;
  criterion: CriterionTable;
  criterion_draft: CriterionDraftTable;
  site: SiteTable;
  postal_area: PostalAreaTable;
  indication_category: IndicationCategoryTable;
  indication: IndicationTable;
  asked_numbers: AskedNumbersTable;
  request_count: RequestCountTable;
  shared_count: SharedCountTable;
  participant: ParticipantTable;
  search_study: SearchStudyTable;
  synonym: SynonymTable;
  lead: LeadTable;
  appointment: AppointmentTable;
  booking_order: BookingOrderTable;
  booking_removal: BookingRemovalTable;
  caregiver: CaregiverTable;
  lead_contact: LeadContactTable;
  lead_visit: LeadVisitTable;
  lead_hold: LeadHoldTable;
  lead_screening: LeadScreeningTable;
  lead_state: LeadStateTable;
  survey_answer: SurveyAnswerTable;
  consent_text: ConsentTextTable;
  consent: ConsentTable;
  consent_head: ConsentHeadTable;
  consent_checkpoint: ConsentCheckpointTable;
  published_wording: PublishedWordingTable;
  erasure: ErasureTable;
  idempotency_key: IdempotencyKeyTable;
  outbox: OutboxTable;
  delivery: DeliveryTable;
  action: ActionTable;
  router_log: RouterLogTable;
  redirect_debug: RedirectDebugTable;
  error_report: ErrorReportTable;
  resource: ResourceTable;
  booking: BookingTable;
  esign_session: EsignSessionTable;
  recording: RecordingTable;
  offer: OfferTable;
  temp_link: TempLinkTable;
  ad_security_event: AdSecurityEventTable;
  contact_code: ContactCodeTable;
  ended_session: EndedSessionTable;
  study_alert: StudyAlertTable;
  study_alert_find: StudyAlertFindTable;
  study_opening: StudyOpeningTable;
  message: MessageTable;
  stand_in_message: StandInMessageTable;
  picture: PictureTable;
  picture_chunk: PictureChunkTable;
  picture_content: PictureContentTable;
  picture_removal: PictureRemovalTable;
  register_import: RegisterImportTable;
  registered: RegisteredTable;
  register_change: RegisterChangeTable;
  operator_change: OperatorChangeTable;
  seed: SeedTable;
  sealing_key: SealingKeyTable;
};
