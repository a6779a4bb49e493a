import { describe, expect, test } from 'vitest';
import { readSettings, settingsHelp, type Environment } from './settings.ts';
import { ownSettings, settingsTable } from './table.ts';

const secret = 'x'.repeat(32);
const key = Buffer.alloc(32, 1).toString('base64url');
const real = { DATABASE_URL: 'postgres://localhost', COOKIE_SECRET: secret, ENCRYPTION_KEYS: key };

const cookieSecretsIn = (text: string) => readSettings({ COOKIE_SECRET: text }).cookieSecret;
const shown = (environment: Environment) => readSettings({ SHOW_MESSAGES: 'true', ...environment }).showMessages;

describe('settings', () => {
  test('nothing needs to be set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      https: false,
      demoData: true,
    });
  });

  test('with a database of its own there is nothing that does not exist, unless it is asked for', () => {
    const standIns = (more: Record<string, string>) =>
      new Set(Object.values(readSettings({ ...real, ...more }).partners).map(({ standIn }) => standIn));
    expect(readSettings(real).demoData).toBe(false);
    expect(readSettings({ ...real, DEMO_DATA: 'true' }).demoData).toBe(true);
    expect(standIns({})).toEqual(new Set([undefined]));
    expect(standIns({ STAND_INS: 'true' })).toEqual(new Set(['ok']));
    expect(standIns({ CHAT_STAND_IN: 'empty' })).toEqual(new Set([undefined, 'empty']));
  });

  test('a country with a call centre of its own has a number of its own', () => {
    const { callCenters } = readSettings({ PHONE_CALL_CENTER_IE: '+353 1 000 0000' });
    expect(callCenters).toMatchObject({ IE: '+353 1 000 0000', ZA: '+27 80 000 0000', GB: '+44 808 157 0100' });
    expect(callCenters).not.toHaveProperty('US');
    expect(() => readSettings({ PHONE_CALL_CENTER_GB: 'call us' })).toThrow(
      'PHONE_CALL_CENTER_GB must be a phone number',
    );
  });

  test('every row of the table is read, under its name in camel case', () => {
    const read = readSettings({ SITE_RADIUS_KM: '25', PHONE_CALL_CENTER: '1-800-555-0199' });
    expect(read).toMatchObject({ siteRadiusKm: 25, phoneCallCenter: '1-800-555-0199' });
    const names = Object.keys(read).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase());
    expect(names).toEqual(expect.arrayContaining(Object.keys(ownSettings)));
  });

  test('blank values count as not set', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  test('behind a proxy visitors come by HTTPS, unless said otherwise', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' })).toMatchObject({
      https: true,
      trustProxy: '10.0.0.0/8,127.0.0.1',
    });
    expect(readSettings({ TRUST_PROXY: 'loopback', HTTPS: 'false' }).https).toBe(false);
  });

  test.each([
    [{ PORT: 'eighty' }, 'The setting PORT must be a port number from 0 to 65535, not "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    [{ HTTPS: 'maybe' }, 'The setting HTTPS must be true or false, not "maybe".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal'],
    [{ TRUST_PROXY: '10.0.0.0/8,proxy' }, 'TRUST_PROXY must be a comma list of IP addresses'],
    [{ BOT_DEFENCE: 'high' }, 'BOT_DEFENCE must be off, usual or attack, such as usual,ws10=attack, not "high"'],
    [{ BOT_DEFENCE: 'usual,ws10=high' }, 'BOT_DEFENCE must be off, usual or attack'],
    [{ RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR must be a number of 0 or more'],
    [{ SPECIAL_STUDY_IDS: '4,x' }, 'SPECIAL_STUDY_IDS must be a comma list of ids'],
    [{ ADVISOR_DAYS_OFF: '2026-12-25,2026-02-30' }, 'ADVISOR_DAYS_OFF must be a comma list of dates'],
    [{ HEALTHY_INDICATION_ID: '4,5' }, 'HEALTHY_INDICATION_ID must be one id'],
    [{ HEALTHY_INDICATION_ID: 'x' }, 'HEALTHY_INDICATION_ID must be a comma list of ids'],
    [{ TRIALS_WORLD_HOSTS: 'a:80' }, 'TRIALS_WORLD_HOSTS must be a comma list of host names without port'],
    [{ LEAD_RECEIVER_URL: 'ftp://x' }, 'LEAD_RECEIVER_URL must be an address that starts with https://'],
    [
      { LEAD_RECEIVER_URL: 'http://crm.example' },
      'LEAD_RECEIVER_URL must start with https://, unless LEAD_RECEIVER_HTTP',
    ],
    [{ LEAD_RECEIVER_URL: 'https://u:hunter2@crm.example' }, 'LEAD_RECEIVER_URL must have no account before @'],
    [{ LEAD_RECEIVER_URL: 'https://crm.example' }, 'LEAD_RECEIVER_URL needs LEAD_RECEIVER_SECRETS'],
    [{ LEAD_RECEIVER_SECRETS: 'whsec_c2hvcnQ=' }, 'LEAD_RECEIVER_SECRETS must be a comma list of secrets'],
    [
      { LEAD_RECEIVER_SECRETS: 'a secret of no scheme whatever' },
      'LEAD_RECEIVER_SECRETS must be a comma list of secrets',
    ],
    [{ UNQUALIFIED_LEAD_DAYS: 'ws10=90' }, 'UNQUALIFIED_LEAD_DAYS must be days such as 365,ws10=90'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a port number'],
    [{ PHONE_TOLL_FREE: 'call us' }, 'PHONE_TOLL_FREE must be a phone number'],
    [{ SMS_SHORT_CODE: 'HELP' }, 'SMS_SHORT_CODE must be a short code such as 12345'],
    [{ DATABASE_URL: 'mysql://x', COOKIE_SECRET: secret }, 'DATABASE_URL must start with postgres://'],
    [{ ...real, DATABASE_OWNER_URL: 'postgres://db.example/x' }, 'DATABASE_OWNER_URL must say at its end'],
    [{ DATABASE_OWNER_URL: 'postgres://localhost' }, 'DATABASE_URL is needed with DATABASE_OWNER_URL'],
    [{ DATABASE_URL: 'postgres://localhost' }, 'COOKIE_SECRET is needed with DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost', COOKIE_SECRET: secret }, 'ENCRYPTION_KEYS is needed with DATABASE_URL'],
    [{ ENCRYPTION_KEYS: `${key},hunter2` }, 'ENCRYPTION_KEYS must be a comma list of keys as'],
    [{ PLACE_HEADERS: 'city=X-City', TRUST_PROXY: 'loopback' }, 'PLACE_HEADERS must be a comma list such as'],
    [{ AFFILIATE_RETURN_URLS: '12=http://a.example' }, 'AFFILIATE_RETURN_URLS must be a comma list'],
    [{ OFFERS_URL: 'https://offers.example' }, 'The setting OFFERS_KEY is needed with OFFERS_URL.'],
    [{ OFFERS_KEY: 'hunter2' }, 'The setting OFFERS_KEY needs OFFERS_URL, which is not set'],
    [{ CHAT_URL: 'https://u:hunter2@chat.example' }, 'starts with https:// and has no account before @'],
    [{ PUBLIC_ORIGINS: 'https://a.example/x' }, 'PUBLIC_ORIGINS must be a comma list of origins such as'],
    [{ ESIGN_URL: 'https://sign.example', ESIGN_KEY: 'k' }, 'The setting PUBLIC_ORIGINS is needed with ESIGN_URL'],
    [{ CHAT_URL: 'http://chat.example' }, 'The setting CHAT_URL must be an address that starts with https://'],
    [{ EMAIL_URL: 'https://mail.example' }, 'EMAIL_URL must be an address such as smtps://user@mail.example'],
    [{ EMAIL_URL: 'smtps://user:secret@mail.example' }, 'mail.example, without a password'],
    [{ EMAIL_URL: 'smtps://user@mail.example' }, 'The setting EMAIL_FROM is needed with EMAIL_URL.'],
    [{ EMAIL_FROM: 'Care <care>' }, 'EMAIL_FROM must be an address such as'],
    [{ EMAIL_FROM_TRIALS_WORLD: 'care' }, 'EMAIL_FROM_TRIALS_WORLD must be an address such as'],
    [
      { EMAIL_URL: 'smtps://mail.example', EMAIL_FROM: 'care@trials.example' },
      'PUBLIC_ORIGINS is needed with EMAIL_URL: links in messages',
    ],
    [{ TEXTS_URL: 'https://texts.example', TEXTS_KEY: 'k' }, 'PUBLIC_ORIGINS is needed with TEXTS_URL'],
    [{ APPOINTMENT_MESSAGES: 'email,fax' }, 'APPOINTMENT_MESSAGES must be email, text, both as a comma list, or none'],
    [{ CHAT_URL: 'chat' }, 'The setting CHAT_URL must be an address'],
    [{ RELAY_STAND_IN: 'odd' }, 'The setting RELAY_STAND_IN must be one of ok, slow, failing, empty.'],
    [{ OFFERS_KEY_HEADER: 'x y' }, 'OFFERS_KEY_HEADER must be the name of a header'],
    [
      { PICTURES_URL: 'http://bucket.example/p', PICTURES_KEY_ID: 'id', PICTURES_SECRET: 'a secret' },
      'The setting PICTURES_URL must start with https://',
    ],
    [{ COOKIE_SECRET: 'short' }, 'The setting COOKIE_SECRET must have 32 characters or more;'],
    [{ COOKIE_SECRET: `${secret},short` }, 'The setting COOKIE_SECRET must have 32 characters or more;'],
    [{ COOKIE_SECRET: `${secret}@2027-01-15` }, 'those behind it may end, as in new,old@2027-01-15'],
    [{ COOKIE_SECRET: `${secret},${secret}@2027-1-15` }, 'those behind it may end, as in new,old@2027-01-15'],
    [{ COOKIE_SECRET: `${secret},${secret}@2027-13-15` }, 'those behind it may end, as in new,old@2027-01-15'],
  ])('%o is refused in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  test.each([
    'postgres://u:p@db.example/x?sslmode=verify-full',
    'postgres://db.example/x?sslmode=disable',
    'postgres://u@[::1]:5432/x',
    'postgresql:///x?host=/run/postgresql',
    'postgres:///x',
  ])('%s is taken: it is encrypted, or asked not to be, or stays on this machine', (url) => {
    expect(readSettings({ ...real, DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test.each([
    'postgres://u:p@db.example/x',
    'postgres://u@db.example/x?sslmode=prefer',
    'postgres:///x?host=db.example',
    'postgresql://10.0.0.1/x',
  ])('%s is refused, which does not say how it is encrypted, and not repeated', (url) => {
    const read = () => readSettings({ ...real, DATABASE_URL: url });
    expect(read).toThrow('DATABASE_URL must say at its end how it is encrypted: ?sslmode=verify-full');
    expect(read).not.toThrow('db.example');
  });

  test('messages are shown in the terminal of this machine alone, whatever is asked for', () => {
    expect([shown({}), shown({ SHOW_MESSAGES: 'false' }), shown({ TRUST_PROXY: 'loopback' }), shown(real)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('a partner is reached at its address, or its stand-in answers', () => {
    const { partners } = readSettings({ CHAT_URL: 'https://chat.example/base/', ESIGN_STAND_IN: 'slow' });
    expect(partners.chat).toEqual({ url: 'https://chat.example/base', key: undefined, standIn: 'ok' });
    expect(partners.esign).toEqual({ url: undefined, key: undefined, standIn: 'slow' });
  });

  test('the questions that ask for a CT scan are set', () => {
    expect(readSettings({}).ctScanQuestionIds).toEqual([900001]);
    expect(readSettings({ CT_SCAN_QUESTION_IDS: '7, 8' }).ctScanQuestionIds).toEqual([7, 8]);
  });

  test('the secrets of cookies may end, but for the newest, which may be any text', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(cookieSecretsIn(`${first}@example.org`)).toEqual([{ secret: `${first}@example.org` }]);
    expect(cookieSecretsIn(`${first}, ${second}@2027-01-15,${secret}@2027-01-15T16:30Z,${first}`)).toEqual([
      { secret: first },
      { secret: second, until: new Date('2027-01-15') },
      { secret, until: new Date('2027-01-15T16:30Z') },
      { secret: first },
    ]);
  });

  test('the message about a secret does not repeat it', () => {
    expect(() => readSettings({ COOKIE_SECRET: 'hunter2' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });

  test('no account, secret or key has a default', () => {
    const secretive = Object.entries(settingsTable).filter(([name]) =>
      /(KEYS?|KEY_ID|SECRETS?)$|^DATABASE_/.test(name),
    );
    expect(secretive.length).toBeGreaterThan(5);
    expect(secretive.filter(([, setting]) => setting.default !== '').map(([name]) => name)).toEqual([]);
  });

  test('the help names every setting', () => {
    for (const name of Object.keys(settingsTable)) expect(settingsHelp()).toContain(name);
  });
});
