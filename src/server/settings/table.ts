import { brandSettingsTable } from './brands.ts';
import { botLevels, daysByCampaign } from './byCampaign.ts';
import { callCenterSettingsTable } from './callCenters.ts';
import { partnerSettingsTable } from './partners.ts';
import {
  addressesById,
  flag,
  folder,
  headerName,
  hostNames,
  ids,
  oneId,
  logLevel,
  orNone,
  origins,
  phoneNumber,
  placeHeaders,
  port,
  postgresAddress,
  proxies,
  rate,
  shortCode,
  plainText,
  webAddress,
  channels,
  mailbox,
  type Reader,
} from './readers.ts';
import { encryptionKeys, secret, webhookSecrets } from './secretReaders.ts';

/** One setting: its default as it would be written in the environment, how its text is read, and what it is for. */
type Setting = { default: string; read: Reader<unknown>; meaning: string };

/**
 * The settings of the server, in the order of the README and of `--help`, which are generated from this table. The
 * server reads each under its name in camel case: `SITE_RADIUS_KM` is `settings.siteRadiusKm`, of the type of its reader.
 */
export const ownSettings = {
  PORT: { default: '3000', read: port, meaning: 'Port to listen on; 0 takes a free one.' },
  HOST: { default: '127.0.0.1', read: plainText, meaning: 'Address to listen on; 0.0.0.0 for every network.' },
  DATABASE_URL: {
    default: '',
    read: orNone(postgresAddress),
    meaning: 'Address of a PostgreSQL database; without it the embedded one is used.',
  },
  DATA_DIR: { default: '.data', read: folder, meaning: 'Folder of the embedded database and of generated secrets.' },
  PUBLIC_DIR: { default: 'dist/client', read: folder, meaning: 'Folder of the built pages, scripts and styles.' },
  COOKIE_SECRET: {
    default: '',
    read: orNone(secret),
    meaning:
      'Signs and encrypts cookies, 32 characters or more; made and kept in DATA_DIR, required with DATABASE_URL.',
  },
  ENCRYPTION_KEYS: {
    default: '',
    read: encryptionKeys,
    meaning:
      'Keys that identity and health are sealed with in the database, comma list, the newest first; `npm run privacy -- key` makes one. Made and kept in DATA_DIR, required with DATABASE_URL, here or in ENCRYPTION_KEYS_FILE.',
  },
  ENCRYPTION_KEYS_FILE: {
    default: '',
    read: orNone(folder),
    meaning: 'File with these keys, one a line, the newest first, in place of ENCRYPTION_KEYS.',
  },
  TRUST_PROXY: {
    default: '',
    read: proxies,
    meaning: 'Addresses of proxies in front, as a comma list of IPs or CIDR ranges.',
  },
  HTTPS: {
    default: '',
    read: orNone(flag),
    meaning: 'true when visitors come by HTTPS: cookies get Secure. Without it: true behind a proxy.',
  },
  LOG_LEVEL: { default: 'info', read: logLevel, meaning: 'fatal, error, warn, info, debug, trace or silent.' },
  RATE_LIMIT_FACTOR: { default: '1', read: rate, meaning: 'Multiplies every request limit; 0 switches them off.' },
  BOT_DEFENCE: {
    default: '',
    read: botLevels,
    meaning:
      'How closely those who save are looked at: off, usual, or attack, which asks for a proof of work; per campaign as in usual,ws10=attack. Without it: usual, or off where RATE_LIMIT_FACTOR is 0.',
  },
  BOT_LEADS_PER_HOUR: {
    default: '60',
    read: rate,
    meaning: 'New leads of one address within an hour, above which further ones are kept apart; 0 for any number.',
  },
  SHED_LOAD_MS: {
    default: '1000',
    read: rate,
    meaning: 'Lag of the event loop, in ms, above which requests are answered 503; 0 for never.',
  },
  MAX_IN_FLIGHT: {
    default: '100',
    read: rate,
    meaning: 'Calls worked on at a time; more are answered 503 with a time to wait. 0 for no limit.',
  },
  DEMO_DATA: {
    default: '',
    read: orNone(flag),
    meaning: 'true to fill an empty database with fictional studies. Without it: unless on DATABASE_URL.',
  },
  STAND_INS: {
    default: '',
    read: orNone(flag),
    meaning:
      'true to let embedded stand-ins answer for outside parties without an address. Without it: unless on DATABASE_URL, where the start lists what is missing.',
  },
  ENABLE_RECORDING: {
    default: 'false',
    read: flag,
    meaning: 'Tell browsers to record visits, with every answer blocked.',
  },
  SITE_RADIUS_KM: {
    default: '160',
    read: rate,
    meaning: 'How far a site may be from the visitor in studies that recruit by distance.',
  },
  PUBLIC_ORIGINS: {
    default: '',
    read: origins,
    meaning:
      'Origins that visitors come by, such as https://trials.example, comma list; the only ones that outside parties are told to send visitors back to. Required with ESIGN_URL, EMAIL_URL and TEXTS_URL.',
  },
  LEAD_RECEIVER_URL: {
    default: '',
    read: orNone(webAddress),
    meaning: 'Address that every saved lead is posted to; without it they are kept in a table of the database.',
  },
  LEAD_RECEIVER_SECRETS: {
    default: '',
    read: webhookSecrets,
    meaning:
      'Secrets that events to LEAD_RECEIVER_URL are signed with, required with it; comma list, so that the old one and the new one count while they change. `npm run outbox -- secret` makes one.',
  },
  LEAD_RECEIVER_HTTP: {
    default: 'false',
    read: flag,
    meaning: 'true to let LEAD_RECEIVER_URL begin with http://, for a receiver on the same machine.',
  },
  LEAD_STATE_SECRETS: {
    default: '',
    read: webhookSecrets,
    meaning:
      'Secrets, others than those above, that the lead receiver signs its reports of leads with; comma list as there. Without one no report is taken.',
  },
  UNQUALIFIED_LEAD_DAYS: {
    default: '365',
    read: daysByCampaign,
    meaning:
      'Days after which leads that did not qualify, or were never decided, are erased; per campaign as in 365,ws10=90.',
  },
  PICTURES_URL: {
    default: '',
    read: orNone(webAddress),
    meaning:
      'Address of an S3-compatible bucket for pictures, such as https://s3.example/bucket; without it they are stored in the database.',
  },
  PICTURES_KEY_ID: {
    default: '',
    read: orNone(plainText),
    meaning: 'Id of the key for PICTURES_URL, required with it.',
  },
  PICTURES_SECRET: { default: '', read: orNone(plainText), meaning: 'The key itself, required with PICTURES_URL.' },
  PICTURES_REGION: {
    default: 'us-east-1',
    read: plainText,
    meaning: 'Region that requests to PICTURES_URL are signed for.',
  },
  METRICS_PORT: {
    default: '',
    read: orNone(port),
    meaning: 'Port of /metrics for Prometheus; without it there is none.',
  },
  METRICS_HOST: {
    default: '127.0.0.1',
    read: plainText,
    meaning: 'Address of the metrics; keep it away from the internet.',
  },
  SYNTHETIC_VISIT_MINUTES: {
    default: '0',
    read: rate,
    meaning: 'How often the server visits itself as a browser does, in minutes, and tells the metrics; 0 for never.',
  },
  DRAIN_SECONDS: {
    default: '0',
    read: rate,
    meaning: 'How long a server that was told to stop still serves while /readyz says no.',
  },
  PIXEL_URL: {
    default: '',
    read: orNone(webAddress),
    meaning: 'Picture that tells the traffic partner of a saved lead that came by it; without it nobody is told.',
  },
  CHAT_SCRIPT_URL: {
    default: '',
    read: orNone(webAddress),
    meaning:
      'Script of the live-chat provider, which opens on the event openscreener:chat, in a frame without cookies or storage; without it there is no chat.',
  },
  PHONE_CALL_CENTER: { default: '1-800-555-0100', read: phoneNumber, meaning: 'Call centre number of most countries.' },
  PHONE_TOLL_FREE: { default: '1-800-555-0101', read: phoneNumber, meaning: 'Toll-free line on thank-you pages.' },
  PHONE_CALL_NOW: {
    default: '1-800-555-0102',
    read: phoneNumber,
    meaning: 'Number that a qualified visitor may call at once.',
  },
  PHONE_SMS_HELP: {
    default: '1-800-555-0103',
    read: phoneNumber,
    meaning: 'Help with text messages, named in the consents to them.',
  },
  SMS_SHORT_CODE: {
    default: '12345',
    read: shortCode,
    meaning: 'Short code that text messages come from, named in the same consents.',
  },
  PHONE_SCHEDULING: {
    default: '1-800-555-0104',
    read: phoneNumber,
    meaning: 'Help with choosing a time, on booking pages.',
  },
  PHONE_ONCOLOGY: {
    default: '1-800-555-0105',
    read: phoneNumber,
    meaning: 'Oncology team, at the end of a flow about cancer.',
  },
  PHONE_PARTNER_TRANSFER: {
    default: '1-800-555-0106',
    read: phoneNumber,
    meaning: "Number that a partner's agent passes a call on to, in partner screeners.",
  },
  SPECIAL_STUDY_IDS: { default: '', read: ids, meaning: 'Ids of studies that show the large banner, comma list.' },
  CT_SCAN_QUESTION_IDS: {
    default: '900001',
    read: ids,
    meaning: 'Ids of the question whose yes asks for the date of a CT scan, comma list.',
  },
  HEALTHY_INDICATION_ID: {
    default: '900',
    read: oneId,
    meaning: 'Id of the condition that stands for healthy volunteers, which searches of healthy people add.',
  },
  DIRECT_SCREENER_HOSTS: {
    default: '',
    read: hostNames,
    meaning: 'Hosts of screeners that cards of studies open as they are, in a tab of their own, comma list.',
  },
  API_DOCS: {
    default: '',
    read: orNone(flag),
    meaning:
      'true to serve interactive documentation of the calls at /api-docs. Without it: unless behind a proxy or on DATABASE_URL.',
  },
  DEVELOPER_PAGES: {
    default: '',
    read: orNone(flag),
    meaning:
      'true to serve the lists of flows and of kinds under host names of development and staging. Without it: unless behind a proxy or on DATABASE_URL.',
  },
  PLACE_HEADERS: {
    default: '',
    read: placeHeaders,
    meaning:
      'Headers in which the proxy tells where a visitor is, such as country=CF-IPCountry; also region, postalCode, latitude, longitude.',
  },
  AFFILIATE_RETURN_URLS: {
    default: '',
    read: addressesById,
    meaning: 'Where visitors of an offer who do not qualify may return to, such as 12=https://partner.example/back.',
  },
  EMAIL_FROM: {
    default: '',
    read: orNone(mailbox),
    meaning: 'Address that messages come from, such as Trial Search <care@trials.example>; required with EMAIL_URL.',
  },
  APPOINTMENT_MESSAGES: {
    default: 'email,text',
    read: channels,
    meaning:
      'How visitors are sent the link of their appointment once it is booked, moved or cancelled: the first of email,text that there is an address for; none to send nothing.',
  },
  SHOW_MESSAGES: {
    default: '',
    read: orNone(flag),
    meaning:
      'false to keep what the stand-ins of email and texts would send out of the terminal. Never shown behind a proxy or on DATABASE_URL.',
  },
  PARTNER_TIMEOUT_MS: { default: '8000', read: rate, meaning: 'How long an outside party may take to answer, in ms.' },
  STAND_IN_DELAY_MS: { default: '5000', read: rate, meaning: 'How late a slow stand-in answers, in ms.' },
  OFFER_IMAGE_ORIGINS: {
    default: '',
    read: origins,
    meaning:
      'Origins that pictures of offers may load from, such as https://pictures.example, comma list. They learn the IP addresses of visitors; without them those pictures are left out.',
  },
  OFFERS_KEY_HEADER: { default: 'X-Api-Key', read: headerName, meaning: 'Header that carries OFFERS_KEY.' },
} as const satisfies Record<string, Setting>;

/** Every setting: those of the server, then those that follow from the lists of brands, countries and partners. */
export const settingsTable = {
  ...ownSettings,
  ...brandSettingsTable,
  ...callCenterSettingsTable,
  ...partnerSettingsTable,
};

export type SettingName = keyof typeof settingsTable;
