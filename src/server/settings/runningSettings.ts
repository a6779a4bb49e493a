import { botLevels, daysByCampaign } from './byCampaign.ts';
import { origins, postgresAddress, proxies, webAddress } from './addressReaders.ts';
import { flag, folder, logLevel, orNone, port, rate, plainText } from './readers.ts';
import { cookieSecrets, encryptionKeys, webhookSecrets } from './secretReaders.ts';
import type { Setting } from './setting.ts';

/** How a server runs: its addresses, its stores and their keys, what it takes and refuses, and what it does by itself. */
export const runningSettings = {
  PORT: { default: '3000', read: port, meaning: 'Port to listen on; 0 takes a free one.' },
  HOST: { default: '127.0.0.1', read: plainText, meaning: 'Address to listen on; 0.0.0.0 for every network.' },
  DATABASE_URL: {
    default: '',
    read: orNone(postgresAddress),
    meaning:
      'Address of a PostgreSQL database, on another machine with ?sslmode=verify-full or disable; without it the embedded one is used. Blank beside COOKIE_SECRET, ENCRYPTION_KEYS, TRUST_PROXY or NODE_ENV=production it stops the start.',
  },
  DATABASE_OWNER_URL: {
    default: '',
    read: orNone(postgresAddress),
    meaning:
      'Address of the same database under the account that owns its tables. Where it is set, the start changes the tables by it, and the account of DATABASE_URL is let read and write their rows and no more.',
  },
  DATA_DIR: { default: '.data', read: folder, meaning: 'Folder of the embedded database and of generated secrets.' },
  PUBLIC_DIR: { default: 'dist/client', read: folder, meaning: 'Folder of the built pages, scripts and styles.' },
  COOKIE_SECRET: {
    default: '',
    read: orNone(cookieSecrets),
    meaning:
      'Signs and encrypts cookies and links, 32 characters or more; made and kept in DATA_DIR, required with DATABASE_URL. To replace it, as a comma list: the first signs, those behind it count too, until a moment as in new,old@2027-01-15.',
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
      'true to let embedded stand-ins answer for partners without an address. Without it: unless on DATABASE_URL, where the start lists what is missing.',
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
      'Origins that visitors come by, such as https://trials.example, comma list; the only ones that partners are told to send visitors back to. Any other name that a request claims counts as the first. Required with ESIGN_URL, EMAIL_URL and TEXTS_URL.',
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
} as const satisfies Record<string, Setting>;
