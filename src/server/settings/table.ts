import { partnerSettingsTable } from './partners.ts';

/** Every setting: its default as it would be written in the environment, and what it is for. The README is made of this. */
export const settingsTable = {
  PORT: { default: '3000', meaning: 'Port to listen on; 0 takes a free one.' },
  HOST: { default: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 for every network.' },
  DATABASE_URL: { default: '', meaning: 'Address of a PostgreSQL database; without it the embedded one is used.' },
  DATA_DIR: { default: '.data', meaning: 'Folder of the embedded database and of generated secrets.' },
  PUBLIC_DIR: { default: 'dist/client', meaning: 'Folder of the built pages, scripts and styles.' },
  COOKIE_SECRET: {
    default: '',
    meaning:
      'Signs and encrypts cookies, 32 characters or more; made and kept in DATA_DIR, required with DATABASE_URL.',
  },
  TRUST_PROXY: { default: '', meaning: 'Addresses of proxies in front, as a comma list of IPs or CIDR ranges.' },
  HTTPS: {
    default: '',
    meaning: 'true when visitors come by HTTPS: cookies get Secure. Without it: true behind a proxy.',
  },
  LOG_LEVEL: { default: 'info', meaning: 'fatal, error, warn, info, debug, trace or silent.' },
  RATE_LIMIT_FACTOR: { default: '1', meaning: 'Multiplies every request limit; 0 switches them off.' },
  SHED_LOAD_MS: {
    default: '1000',
    meaning: 'Lag of the event loop, in ms, above which requests are answered 503; 0 for never.',
  },
  MAX_IN_FLIGHT: {
    default: '100',
    meaning: 'Calls worked on at a time; more are answered 503 with a time to wait. 0 for no limit.',
  },
  DEMO_DATA: { default: 'true', meaning: 'Fill an empty database with fictional studies.' },
  ENABLE_RECORDING: { default: 'false', meaning: 'Tell browsers to record visits, with every answer blocked.' },
  SITE_RADIUS_KM: {
    default: '160',
    meaning: 'How far a site may be from the visitor in studies that recruit by distance.',
  },
  TRIALS_WORLD_HOSTS: {
    default: 'trials-world.localhost',
    meaning: 'Host names of the trials-world brand, comma list; every other name is the trial-search brand.',
  },
  PUBLIC_ORIGINS: {
    default: '',
    meaning:
      'Origins that visitors come by, such as https://trials.example, comma list; the only ones that outside parties are told to send visitors back to. Required with ESIGN_URL.',
  },
  LEAD_RECEIVER_URL: {
    default: '',
    meaning: 'Address that every saved lead is posted to; without it they are kept in a table of the database.',
  },
  UNQUALIFIED_LEAD_DAYS: {
    default: '365',
    meaning: 'Days after which leads that did not qualify are erased; per campaign as in 365,ws10=90.',
  },
  METRICS_PORT: { default: '', meaning: 'Port of /metrics for Prometheus; without it there is none.' },
  METRICS_HOST: { default: '127.0.0.1', meaning: 'Address of the metrics; keep it away from the internet.' },
  DRAIN_SECONDS: {
    default: '0',
    meaning: 'How long a server that was told to stop still serves while /readyz says no.',
  },
  TAG_MANAGER_URL: {
    default: '',
    meaning: 'Script of the tag manager of the trial-search brand; without it there is none.',
  },
  TAG_MANAGER_URL_TRIALS_WORLD: { default: '', meaning: 'Script of the tag manager of the trials-world brand.' },
  PIXEL_URL: {
    default: '',
    meaning: 'Picture that tells the traffic partner of a saved lead that came by it; without it nobody is told.',
  },
  CHAT_SCRIPT_URL: {
    default: '',
    meaning:
      'Script of the live-chat provider, which opens on the event openscreener:chat; without it there is no chat.',
  },
  PHONE_CALL_CENTER: { default: '1-800-555-0100', meaning: 'Call centre number of most countries.' },
  PHONE_CALL_CENTER_IE: { default: '+353 20 910 0100', meaning: 'Call centre number of Ireland.' },
  PHONE_CALL_CENTER_ZA: { default: '+27 80 000 0000', meaning: 'Call centre number of South Africa.' },
  PHONE_CALL_CENTER_GB: { default: '+44 808 157 0100', meaning: 'Call centre number of the United Kingdom.' },
  PHONE_TOLL_FREE: { default: '1-800-555-0101', meaning: 'Toll-free line on thank-you pages.' },
  PHONE_CALL_NOW: { default: '1-800-555-0102', meaning: 'Number that a qualified visitor may call at once.' },
  PHONE_SMS_HELP: { default: '1-800-555-0103', meaning: 'Help with text messages, named in the consents to them.' },
  SMS_SHORT_CODE: { default: '12345', meaning: 'Short code that text messages come from, named in the same consents.' },
  PHONE_SCHEDULING: { default: '1-800-555-0104', meaning: 'Help with choosing a time, on booking pages.' },
  PHONE_ONCOLOGY: { default: '1-800-555-0105', meaning: 'Oncology team, at the end of a flow about cancer.' },
  PHONE_PARTNER_TRANSFER: {
    default: '1-800-555-0106',
    meaning: "Number that a partner's agent passes a call on to, in partner screeners.",
  },
  SPECIAL_STUDY_IDS: { default: '', meaning: 'Ids of studies that show the large banner, comma list.' },
  CT_SCAN_QUESTION_IDS: {
    default: '900001',
    meaning: 'Ids of the question whose yes asks for the date of a CT scan, comma list.',
  },
  API_DOCS: {
    default: '',
    meaning:
      'true to serve interactive documentation of the calls at /api-docs. Without it: unless behind a proxy or on DATABASE_URL.',
  },
  PLACE_HEADERS: {
    default: '',
    meaning:
      'Headers in which the proxy tells where a visitor is, such as country=CF-IPCountry; also region, postalCode, latitude, longitude.',
  },
  AFFILIATE_RETURN_URLS: {
    default: '',
    meaning: 'Where visitors of an offer who do not qualify may return to, such as 12=https://partner.example/back.',
  },
  PARTNER_TIMEOUT_MS: { default: '8000', meaning: 'How long an outside party may take to answer, in ms.' },
  STAND_IN_DELAY_MS: { default: '5000', meaning: 'How late a slow stand-in answers, in ms.' },
  OFFERS_KEY_HEADER: { default: 'X-Api-Key', meaning: 'Header that carries OFFERS_KEY.' },
  ...partnerSettingsTable,
} as const satisfies Record<string, { default: string; meaning: string }>;

export type SettingName = keyof typeof settingsTable;
