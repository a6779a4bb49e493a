/** The columns of earlier releases that what is sealed takes the place of, by table. */
export const plainColumns = {
  lead: `first_name last_name phone email postal_code gender date_of_birth age weight_kg height_cm ethnicities additional
    indication_ids source_id source_study_ids source_info responses study_site_id judgement`.split(/\s+/),
  caregiver: 'first_name last_name phone email postal_code date_of_birth source_id'.split(' '),
  survey_answer: ['question', 'response'],
  delivery: ['body'],
  consent: ['phone', 'email', 'postal_code', 'salt'],
  booking: `study_site_id description what customer_name customer_email customer_phone customer_timezone`.split(' '),
  esign_session: 'first_name last_name phone email return_to campaign step brand'.split(' '),
  participant: ['phone'],
  temp_link: ['info'],
  recording: ['host_name', 'lead_lp_param_id', 'flow'],
  action: ['signup', 'route_path', 'query'],
  router_log: ['signup', 'study_external_id', 'from_path', 'to_path', 'path', 'query'],
  redirect_debug: ['referrer_url', 'attempted_campaign'],
  error_report: ['message', 'flow', 'step', 'lead_lp_param_id', 'history', 'query'],
  ad_security_event: ['utm_source'],
} satisfies Record<string, readonly string[]>;

export type PlainTable = keyof typeof plainColumns;
