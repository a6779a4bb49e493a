/** Codes of the events that the product counts itself, whatever a campaign says. */
export const productEvents = [
  'l',
  'li',
  'lz',
  'rtd',
  'ss',
  'sslz',
  'ssns',
  'ssho',
  'chat_opened',
  'partner_conversion',
  'lightico_failed',
  'site_found',
  'site_not_found',
  'criteria_qualified',
  'criteria_disqualified',
  'bio_qualified',
  'bio_disqualified',
  'fully_qualified',
  'fq',
  'lab_partner',
  'sql',
  'booked',
  'fully_booked',
  'no_time_works',
  'not_interested',
  'code_sent',
  'alert_asked',
  'consent_sms',
  'consent_call',
  'consent_email',
  'consent_clinic',
  'consent_commercial',
  'consent_medical_records',
  'consent_health_data',
  'consent_alert_email',
  'consent_alert_text',
  'health_data_choice',
  'hint',
  'candidate_qualified',
  'candidate_not_qualified',
] as const;

export type ProductEvent = (typeof productEvents)[number];

/** The code of an event that a campaign names. */
export type CampaignEvent = string & { readonly isOfCampaign: true };

/** The code of any event that is counted. */
export type EventCode = ProductEvent | CampaignEvent;
