import { isThisMachine } from './addressReaders.ts';
import { optional, SettingError } from './readers.ts';
import { StartError } from './startError.ts';

/**
 * The partners: the prefix of their settings, what they are, and whether they need a key. The settings of each,
 * their reading and their documentation follow from its line; the calls themselves are in `src/server/partners`.
 */
const partnerTable = {
  scheduling: { prefix: 'SCHEDULING', what: 'the scheduling service for secondary screening', needsKey: true },
  siteScheduling: { prefix: 'SITE_SCHEDULING', what: 'the scheduling service of sites', needsKey: true },
  esign: { prefix: 'ESIGN', what: 'the e-signature service', needsKey: true },
  offers: { prefix: 'OFFERS', what: 'the service of direct offers', needsKey: true },
  relay: { prefix: 'RELAY', what: 'the relay of prefilled leads', needsKey: true },
  phones: { prefix: 'PHONE_CHECK', what: 'the validation of phone numbers', needsKey: true },
  chat: { prefix: 'CHAT', what: 'the live-chat provider', needsKey: false },
  adSecurity: { prefix: 'AD_SECURITY', what: 'the ad-security platform', needsKey: false },
  email: { prefix: 'EMAIL', what: 'the mail server', needsKey: false },
  texts: { prefix: 'TEXTS', what: 'the gateway for text messages', needsKey: true },
} as const;

/** What the address and the key of a partner are, where they are other than of a service on the web. */
const addressMeaning: Readonly<Record<string, string>> = {
  EMAIL:
    'Address of the mail server with the user name, such as smtps://user@mail.example or smtp://user@mail.example:587',
};
const keyMeaning: Readonly<Record<string, string>> = { EMAIL: 'Password of the user named in EMAIL_URL.' };

export type PartnerName = keyof typeof partnerTable;

/** How a stand-in behaves: as the partner should, late, not at all, or with an empty answer. */
const behaviours = ['ok', 'slow', 'failing', 'empty'] as const;

type Prefix = (typeof partnerTable)[PartnerName]['prefix'];
type PartnerSetting = `${Prefix}_${'URL' | 'KEY' | 'STAND_IN'}`;
type Row = { default: string; meaning: string };

/** Address, key and stand-in of each partner, as rows of the table of settings. */
// The rows have the same prefixes and endings as the type.
export const partnerSettingsTable = Object.fromEntries(
  Object.values(partnerTable).flatMap(({ prefix, what, needsKey }): [string, Row][] => [
    [
      `${prefix}_URL`,
      {
        default: '',
        meaning: `${addressMeaning[prefix] ?? `Base address of ${what}`}; without it its stand-in answers, see STAND_INS.`,
      },
    ],
    [
      `${prefix}_KEY`,
      {
        default: '',
        meaning: keyMeaning[prefix] ?? `Key for ${what}${needsKey ? `, required with ${prefix}_URL` : ''}.`,
      },
    ],
    [`${prefix}_STAND_IN`, { default: '', meaning: `How the stand-in of ${what} behaves: ${behaviours.join(', ')}.` }],
  ]),
) as Record<PartnerSetting, Row>;

type PartnerSettings = {
  /** Base address without a slash at its end; undefined for the stand-in. */
  url: string | undefined;
  key: string | undefined;
  /** Undefined where nobody answers: there is no address, and stand-ins are off. */
  standIn: (typeof behaviours)[number] | undefined;
};

type Partners = Record<PartnerName, PartnerSettings>;

/** The settings of every partner; its stand-in behaves as it should where `standIns` is set, unless told otherwise. Throws `SettingError`. */
export function readPartners(text: (name: PartnerSetting) => string, standIns: boolean): Partners {
  const read = ({ prefix, needsKey }: (typeof partnerTable)[PartnerName]): PartnerSettings => {
    const url = address(`${prefix}_URL`, text(`${prefix}_URL`));
    const key = optional(text(`${prefix}_KEY`));
    if (url !== undefined && needsKey && key === undefined)
      throw new SettingError(`${prefix}_KEY`, `is needed with ${prefix}_URL`);
    // Whoever has a key has the service: a stand-in in its place would book and sign for nobody.
    if (url === undefined && key !== undefined)
      throw new SettingError(`${prefix}_KEY`, `needs ${prefix}_URL, which is not set: set it, or leave the key out`);
    const said = text(`${prefix}_STAND_IN`);
    const standIn = behaviours.find((one) => one === (said || (standIns && 'ok')));
    if (said && standIn === undefined)
      throw new SettingError(`${prefix}_STAND_IN`, `must be one of ${behaviours.join(', ')}`);
    return { url, key, standIn };
  };
  const entries = Object.entries(partnerTable).map(([name, partner]) => [name, read(partner)]);
  // Every partner of the table, by its name.
  return Object.fromEntries(entries) as Partners;
}

/** Throws a `StartError` that lists the partners for which nobody would answer: campaigns of visitors call them all. */
export function requirePartners(partners: Partners): void {
  const missing = Object.entries(partnerTable).flatMap(([name, { prefix, what }]) => {
    const { url, standIn } = partners[name as PartnerName];
    return url === undefined && standIn === undefined ? [`  ${prefix}_URL  ${what}`] : [];
  });
  if (missing.length === 0) return;
  throw new StartError(
    `Nobody answers for ${missing.length === 1 ? 'a partner' : `${missing.length} partners`} that campaigns call:\n${missing.join('\n')}\n` +
      'Set the address of each. Where you have no such service, say empty with its ..._STAND_IN in place of ..._URL, and ' +
      'visitors are told that there is nothing; STAND_INS=true lets embedded stand-ins answer, which book and sign for nobody.',
  );
}

/** What a message calls the partner. */
export const wordsFor = (partner: PartnerName): string => partnerTable[partner].what;

/** Mail goes encrypted: `smtp:` begins so before anything is sent, but to a server on this machine. The message does not repeat the address. */
function mailAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWhole = url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (isWhole && url.password === '' && !/[?#]/.test(text) && /^\/?$/.test(url.pathname))
    return text.replace(/\/$/, '');
  throw new SettingError(name, 'must be an address such as smtps://user@mail.example, without a password');
}

/** Keys and personal data go over HTTPS; only a partner on this machine may be reached without. */
function address(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (name === 'EMAIL_URL') return mailAddress(name, text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url !== undefined && isThisMachine(url);
  const isWhole = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  // No call is sent to an address with an account in it, and each would fail.
  if (!url || !isWhole || url.username || url.password || url.search || url.hash)
    throw new SettingError(
      name,
      'must be an address that starts with https:// and has no account before @, no ? and no #',
    );
  return url.href.replace(/\/+$/, '');
}
