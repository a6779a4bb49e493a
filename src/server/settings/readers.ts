import { resolve } from 'node:path';
import { channels, type Channel } from '#src/domain/channel.ts';
import { isIsoDate } from '#src/domain/dates.ts';
import { isEmail } from '#src/domain/email.ts';
import { StartError } from './startError.ts';

/** A setting that cannot be used. The message is one sentence that names it and the cure. */
export class SettingError extends StartError {
  readonly setting: string;

  constructor(setting: string, problem: string) {
    super(`The setting ${setting} ${problem}.`);
    this.name = 'SettingError';
    this.setting = setting;
  }
}

/** A text as a message may repeat it. */
export const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);

/** Makes the value of a setting from its text. `name` goes into the message. Throws `SettingError`. */
export type Reader<Value> = (name: string, text: string) => Value;

export const optional = (text: string): string | undefined => (text === '' ? undefined : text);

/** As `read`, or undefined where nothing is set and the default is blank. */
export const orNone =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (name, text) =>
    text === '' ? undefined : read(name, text);

/** The text as it is. */
export const plainText = (_name: string, given: string): string => given;

/** Folder that relative paths start from: the root of the project. */
const projectRoot = resolve(import.meta.dirname, '../../..');

/** Absolute path of a folder or a file; relative ones begin at the root of the project. */
export const folder = (_name: string, path: string): string => resolve(projectRoot, path);

/** `true`, `1`, `yes` and `on`, or their opposites. */
export function flag(name: string, text: string): boolean {
  if (/^(true|1|yes|on)$/i.test(text)) return true;
  if (/^(false|0|no|off)$/i.test(text)) return false;
  throw new SettingError(name, `must be true or false, not ${quoted(text)}`);
}

export function port(name: string, text: string): number {
  const value = Number(text);
  if (/^\d{1,5}$/.test(text) && value <= 65_535) return value;
  throw new SettingError(name, `must be a port number from 0 to 65535, not ${quoted(text)}`);
}

/** A number of 0 or more. */
export function rate(name: string, text: string): number {
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text)) return Number(text);
  throw new SettingError(name, `must be a number of 0 or more, not ${quoted(text)}`);
}

export function ids(name: string, text: string): readonly number[] {
  return list(text).map((part) => {
    if (/^[1-9]\d{0,8}$/.test(part)) return Number(part);
    throw new SettingError(name, `must be a comma list of ids such as 4,12, not ${quoted(text)}`);
  });
}

/** One id, such as that of a condition. */
export function oneId(name: string, text: string): number {
  const [id, ...others] = ids(name, text);
  if (id !== undefined && others.length === 0) return id;
  throw new SettingError(name, `must be one id such as 900, not ${quoted(text)}`);
}

/** Days, each YYYY-MM-DD. */
export function dates(name: string, text: string): readonly string[] {
  return list(text).map((part) => {
    if (isIsoDate(part)) return part;
    throw new SettingError(name, `must be a comma list of dates such as 2026-12-25, not ${quoted(text)}`);
  });
}

export function headerName(name: string, text: string): string {
  if (/^[a-z0-9-]{1,60}$/i.test(text)) return text.toLowerCase();
  throw new SettingError(name, `must be the name of a header such as X-Api-Key, not ${quoted(text)}`);
}

const placeParts = ['country', 'region', 'postalCode', 'latitude', 'longitude'] as const;
type PlacePart = (typeof placeParts)[number];

/** Names of headers by the part of the visitor's place that they carry. */
export function placeHeaders(name: string, text: string): Partial<Record<PlacePart, string>> {
  return Object.fromEntries(
    list(text).map((pair) => {
      const [part = '', header = '', ...rest] = pair.split('=');
      if (placeParts.some((known) => known === part) && rest.length === 0) return [part, headerName(name, header)];
      throw new SettingError(name, `must be a comma list such as country=CF-IPCountry, not ${quoted(text)}`);
    }),
  );
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export function logLevel(name: string, text: string): (typeof logLevels)[number] {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new SettingError(name, `must be one of ${logLevels.join(', ')}, not ${quoted(text)}`);
}

export function phoneNumber(name: string, text: string): string {
  if (/^\+?\d[\d -]{4,18}\d$/.test(text)) return text;
  throw new SettingError(name, `must be a phone number such as 1-800-555-0100, not ${quoted(text)}`);
}

export function shortCode(name: string, text: string): string {
  if (/^\d{3,8}$/.test(text)) return text;
  throw new SettingError(name, `must be a short code such as 12345, not ${quoted(text)}`);
}

/** Ways to write, most wanted first; none for `none`. */
export function channelList(name: string, text: string): readonly Channel[] {
  if (text === 'none') return [];
  const found = list(text).map((part) => channels.find((known) => known === part));
  if (found.length > 0 && !found.includes(undefined)) return found.filter((one) => one !== undefined);
  throw new SettingError(name, `must be email, text, both as a comma list, or none, not ${quoted(text)}`);
}

/** An email address, alone or in angle brackets after a name. */
export function mailbox(name: string, text: string): string {
  const [, named] = /^[^<>"@\r\n]{1,80} <([^<>]+)>$/.exec(text) ?? [];
  if (isEmail(named ?? text)) return text;
  throw new SettingError(name, 'must be an address such as Trial Search <care@trials.example>');
}

/** The parts of a comma list, without blanks. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
