import { join, resolve } from 'node:path';
import { brandServerFacts, defaultBrand } from '#src/domain/brands/index.ts';
import { requireNoBlankDatabase } from './blankDatabase.ts';
import { readBrands } from './brands.ts';
import { readCallCenters } from './callCenters.ts';
import { readPartners } from './partners.ts';
import { isThisMachine } from './addressReaders.ts';
import { SettingError, type Reader } from './readers.ts';
import { settingText, type Environment } from './settingText.ts';
import { ownSettings, settingsTable, type SettingName } from './table.ts';

export { SettingError } from './readers.ts';

export type { Environment } from './settingText.ts';

/** `SITE_RADIUS_KM` as `siteRadiusKm`. */
type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The value of each row of the table under its name in camel case, as its reader makes it. */
type OwnValues = {
  [Name in keyof typeof ownSettings as CamelCase<Name>]: ReturnType<(typeof ownSettings)[Name]['read']>;
};

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_([a-z])/g, (_mark, letter: string) => letter.toUpperCase());

/** The settings of the process environment, with a default for each. Throws `SettingError` for a bad value. */
export function readSettings(environment: Environment) {
  const text = (name: SettingName) => settingText(environment, name);
  const rows = Object.entries<{ read: Reader<unknown> }>(ownSettings);
  const entries = rows.map(([name, { read }]) => [camelCase(name), read(name, text(name as SettingName))]);
  // Each name of the table with the value of its own reader, as `OwnValues` types them.
  const own = Object.fromEntries(entries) as OwnValues;
  const isBehindProxy = own.trustProxy !== undefined;
  // With a database of its own the product meets patients, who must not be shown studies and times that do not exist.
  const isTrial = own.databaseUrl === undefined;
  const isOnOwnMachine = !isBehindProxy && isTrial;
  const partners = readPartners(text, own.standIns ?? isTrial);
  requireNoBlankDatabase(environment, own.databaseUrl);
  requireCompanions(own, text('ESIGN_URL') !== '');
  const brands = readBrands(text);
  requireSender(own, brands, partners);
  requireSafeReceiver(own);
  requireOwnSecrets(own);
  return {
    ...own,
    /** Module that renders pages; pages are the plain shell where it is absent. */
    renderModule: resolve(own.publicDir, '../ssr/server.js'),
    https: own.https ?? isBehindProxy,
    apiDocs: own.apiDocs ?? isOnOwnMachine,
    developerPages: own.developerPages ?? isOnOwnMachine,
    /** Written by a proxy; without one anybody could write these headers. */
    placeHeaders: isBehindProxy ? own.placeHeaders : {},
    brands,
    callCenters: readCallCenters(text),
    /** A terminal is a log where the product meets visitors: nobody is named there. */
    showMessages: isOnOwnMachine && (own.showMessages ?? true),
    demoData: own.demoData ?? isTrial,
    partners,
    botDefence: {
      ...own.botDefence,
      usual: own.botDefence.usual ?? (own.rateLimitFactor === 0 ? ('off' as const) : ('usual' as const)),
    },
  };
}

/** Settings without which another is of no use or not safe. Throws `SettingError`. */
function requireCompanions(own: OwnValues, hasRemoteEsign: boolean): void {
  const { databaseUrl, databaseOwnerUrl, cookieSecret, publicOrigins, picturesUrl, picturesKeyId, picturesSecret } =
    own;
  if (picturesUrl !== undefined && (picturesKeyId === undefined || picturesSecret === undefined))
    throw new SettingError('PICTURES_URL', 'needs PICTURES_KEY_ID and PICTURES_SECRET');
  if (picturesUrl !== undefined && !picturesUrl.startsWith('https:') && !isThisMachine(new URL(picturesUrl)))
    throw new SettingError('PICTURES_URL', 'must start with https://, since pictures show patients');
  if (databaseOwnerUrl !== undefined && databaseUrl === undefined)
    throw new SettingError('DATABASE_URL', 'is needed with DATABASE_OWNER_URL: it names the account that serves');
  if (databaseUrl && !cookieSecret)
    throw new SettingError(
      'COOKIE_SECRET',
      'is needed with DATABASE_URL: all servers must share one secret of 32 characters or more',
    );
  const hasKeys = own.encryptionKeys.length > 0 || own.encryptionKeysFile !== undefined;
  if (databaseUrl && !hasKeys)
    throw new SettingError(
      'ENCRYPTION_KEYS',
      'is needed with DATABASE_URL: make a key with `npm run privacy -- key`, give it to all servers, and keep it apart from the backups of the database',
    );
  // A partner must not be sent an origin that a request made up.
  if (hasRemoteEsign && publicOrigins.length === 0)
    throw new SettingError('PUBLIC_ORIGINS', 'is needed with ESIGN_URL: visitors come back to one of them');
}

/** Whoever is written to sees who writes, and links that lead to one of our origins. Throws `SettingError`. */
function requireSender(
  { publicOrigins }: OwnValues,
  brands: ReturnType<typeof readBrands>,
  { email, texts }: ReturnType<typeof readPartners>,
): void {
  if (email.url !== undefined && brands[defaultBrand].emailFrom === undefined)
    throw new SettingError(brandServerFacts[defaultBrand].emailSetting, 'is needed with EMAIL_URL');
  if ((email.url ?? texts.url) !== undefined && publicOrigins.length === 0)
    throw new SettingError(
      'PUBLIC_ORIGINS',
      `is needed with ${email.url === undefined ? 'TEXTS_URL' : 'EMAIL_URL'}: links in messages lead to one of them`,
    );
}

/** What is told of leads goes encrypted and signed. Throws `SettingError`. */
function requireSafeReceiver({ leadReceiverUrl, leadReceiverHttp, leadReceiverSecrets }: OwnValues): void {
  if (leadReceiverUrl === undefined) return;
  if (!leadReceiverUrl.startsWith('https:') && !leadReceiverHttp)
    throw new SettingError('LEAD_RECEIVER_URL', 'must start with https://, unless LEAD_RECEIVER_HTTP is true');
  if (leadReceiverSecrets.length === 0)
    throw new SettingError(
      'LEAD_RECEIVER_URL',
      'needs LEAD_RECEIVER_SECRETS: make a secret with `npm run outbox -- secret` and give it to the receiver too',
    );
}

/** What we sign must not come back to us as a report that the receiver signed. Throws `SettingError`. */
function requireOwnSecrets({ leadStateSecrets, leadReceiverSecrets }: OwnValues): void {
  if (leadStateSecrets.some((secret) => leadReceiverSecrets.includes(secret)))
    throw new SettingError('LEAD_STATE_SECRETS', 'must have no secret of LEAD_RECEIVER_SECRETS: make another');
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
