import { join, resolve } from 'node:path';
import { settingsTable, type SettingName } from './table.ts';
import {
  SettingError,
  addressesById,
  placeHeaders,
  daysByCampaign,
  flag,
  headerName,
  hostNames,
  ids,
  logLevel,
  optional,
  origins,
  phoneNumber,
  port,
  proxies,
  rate,
  secret,
  shortCode,
  webAddress,
} from './readers.ts';

import { readPartners } from './partners.ts';

export { SettingError } from './readers.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Folder that relative default paths start from: the root of the project. */
const projectRoot = resolve(import.meta.dirname, '../../..');

/** The settings of the process environment, with a default for each. Throws `SettingError` for a bad value. */
export function readSettings(environment: Environment) {
  const text = (name: SettingName): string => environment[name]?.trim() || settingsTable[name].default;
  const folder = (name: SettingName) => resolve(projectRoot, text(name));
  const proxy = proxies('TRUST_PROXY', text('TRUST_PROXY'));
  const databaseUrl = optional(text('DATABASE_URL'));
  const cookieSecret = secret('COOKIE_SECRET', text('COOKIE_SECRET'));
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingError('DATABASE_URL', 'must start with postgres:// or postgresql://');
  if (databaseUrl && !cookieSecret)
    throw new SettingError(
      'COOKIE_SECRET',
      'is needed with DATABASE_URL: all servers must share one secret of 32 characters or more',
    );
  const publicDir = folder('PUBLIC_DIR');
  return {
    host: text('HOST'),
    port: port('PORT', text('PORT')),
    databaseUrl,
    dataDir: folder('DATA_DIR'),
    publicDir,
    /** Module that renders pages; pages are the plain shell where it is absent. */
    renderModule: resolve(publicDir, '../ssr/server.js'),
    cookieSecret,
    trustProxy: proxy,
    https: text('HTTPS') === '' ? proxy !== undefined : flag('HTTPS', text('HTTPS')),
    logLevel: logLevel('LOG_LEVEL', text('LOG_LEVEL')),
    rateLimitFactor: rate('RATE_LIMIT_FACTOR', text('RATE_LIMIT_FACTOR')),
    shedLoadMs: rate('SHED_LOAD_MS', text('SHED_LOAD_MS')),
    maxInFlight: rate('MAX_IN_FLIGHT', text('MAX_IN_FLIGHT')),
    demoData: flag('DEMO_DATA', text('DEMO_DATA')),
    enableRecording: flag('ENABLE_RECORDING', text('ENABLE_RECORDING')),
    siteRadiusKm: rate('SITE_RADIUS_KM', text('SITE_RADIUS_KM')),
    trialsWorldHosts: hostNames('TRIALS_WORLD_HOSTS', text('TRIALS_WORLD_HOSTS')),
    apiDocs:
      text('API_DOCS') === '' ? proxy === undefined && databaseUrl === undefined : flag('API_DOCS', text('API_DOCS')),
    /** Told by a proxy; without one anybody could write these headers. */
    placeHeaders: proxy === undefined ? {} : placeHeaders('PLACE_HEADERS', text('PLACE_HEADERS')),
    affiliateReturnUrls: addressesById('AFFILIATE_RETURN_URLS', text('AFFILIATE_RETURN_URLS')),
    partners: readPartners(text),
    partnerTimeoutMs: rate('PARTNER_TIMEOUT_MS', text('PARTNER_TIMEOUT_MS')),
    standInDelayMs: rate('STAND_IN_DELAY_MS', text('STAND_IN_DELAY_MS')),
    offersKeyHeader: headerName('OFFERS_KEY_HEADER', text('OFFERS_KEY_HEADER')),
    publicOrigins: publicOrigins(text),
    leadReceiverUrl: webAddress('LEAD_RECEIVER_URL', text('LEAD_RECEIVER_URL')),
    unqualifiedLeadDays: daysByCampaign('UNQUALIFIED_LEAD_DAYS', text('UNQUALIFIED_LEAD_DAYS')),
    metricsHost: text('METRICS_HOST'),
    metricsPort: text('METRICS_PORT') === '' ? undefined : port('METRICS_PORT', text('METRICS_PORT')),
    drainSeconds: rate('DRAIN_SECONDS', text('DRAIN_SECONDS')),
    numbers: {
      callCenter: {
        default: phoneNumber('PHONE_CALL_CENTER', text('PHONE_CALL_CENTER')),
        IE: phoneNumber('PHONE_CALL_CENTER_IE', text('PHONE_CALL_CENTER_IE')),
        ZA: phoneNumber('PHONE_CALL_CENTER_ZA', text('PHONE_CALL_CENTER_ZA')),
        GB: phoneNumber('PHONE_CALL_CENTER_GB', text('PHONE_CALL_CENTER_GB')),
      },
      tollFree: phoneNumber('PHONE_TOLL_FREE', text('PHONE_TOLL_FREE')),
      callNow: phoneNumber('PHONE_CALL_NOW', text('PHONE_CALL_NOW')),
      smsHelp: phoneNumber('PHONE_SMS_HELP', text('PHONE_SMS_HELP')),
      shortCode: shortCode('SMS_SHORT_CODE', text('SMS_SHORT_CODE')),
      scheduling: phoneNumber('PHONE_SCHEDULING', text('PHONE_SCHEDULING')),
      oncology: phoneNumber('PHONE_ONCOLOGY', text('PHONE_ONCOLOGY')),
      partnerTransfer: phoneNumber('PHONE_PARTNER_TRANSFER', text('PHONE_PARTNER_TRANSFER')),
    },
    outside: {
      tagManager: webAddress('TAG_MANAGER_URL', text('TAG_MANAGER_URL')),
      tagManagerTrialsWorld: webAddress('TAG_MANAGER_URL_TRIALS_WORLD', text('TAG_MANAGER_URL_TRIALS_WORLD')),
      pixel: webAddress('PIXEL_URL', text('PIXEL_URL')),
      chat: webAddress('CHAT_SCRIPT_URL', text('CHAT_SCRIPT_URL')),
    },
    ctScanQuestionIds: ids('CT_SCAN_QUESTION_IDS', text('CT_SCAN_QUESTION_IDS')),
    specialStudyIds: ids('SPECIAL_STUDY_IDS', text('SPECIAL_STUDY_IDS')),
  };
}

/** Required where a party sends visitors back to us: it must not be told an origin that a request made up. */
function publicOrigins(text: (name: SettingName) => string): readonly string[] {
  const given = origins('PUBLIC_ORIGINS', text('PUBLIC_ORIGINS'));
  if (given.length === 0 && text('ESIGN_URL') !== '')
    throw new SettingError('PUBLIC_ORIGINS', 'is needed with ESIGN_URL: visitors come back to one of them');
  return given;
}

export type Settings = ReturnType<typeof readSettings>;

/** Where the embedded database lives, inside the data folder. */
export const databaseFolder = (settings: Settings) => join(settings.dataDir, 'db');

/** The table of settings as text: a name, its default and its meaning on each line. */
export function settingsHelp(): string {
  const rows = Object.entries(settingsTable).map(
    ([name, row]) => [name, row.default || '(none)', row.meaning] as const,
  );
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const defaultWidth = Math.max(...rows.map(([, value]) => value.length));
  return rows
    .map(([name, value, meaning]) => `${name.padEnd(nameWidth)}  ${value.padEnd(defaultWidth)}  ${meaning}`)
    .join('\n');
}
