import { readdirSync, readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { isInternational } from '#src/domain/consentNeed.ts';
import { filledWording, type WordingNumbers } from '#src/domain/consentWording.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { ConsentType } from '#src/generated/api.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { consentOfCampaign } from '#src/server/campaigns.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { sha256 } from './chain.ts';

/** A text of `campaigns/consents` as a page shows it. */
export type Wording = { sha256: string; name: string; audience: string; locale: string; text: string };

type Numbers = Pick<Settings, 'phoneSmsHelp' | 'smsShortCode'>;

const folder = new URL('../../../campaigns/consents/', import.meta.url);
/** `screener.us.en.md`: its name, for whom, and in which language. */
const fileName = /^([^.]+)\.(us|international)\.([^.]+)\.md$/;

const numbersOf = ({ phoneSmsHelp, smsShortCode }: Numbers): WordingNumbers => ({
  smsHelp: phoneSmsHelp,
  shortCode: smsShortCode,
});

function read(numbers: WordingNumbers): Wording[] {
  return readdirSync(folder).flatMap((file) => {
    const [, name, audience, locale] = fileName.exec(file) ?? [];
    if (name === undefined || audience === undefined || locale === undefined) return [];
    const text = filledWording(readFileSync(new URL(file, folder), 'utf8').trim(), numbers);
    return [{ sha256: sha256(text), name, audience, locale, text }];
  });
}

const texts = new Map<string, readonly Wording[]>();

/** Every wording that the pages of this release show with these settings. Read once. */
export function wordings(settings: Numbers): readonly Wording[] {
  const numbers = numbersOf(settings);
  const key = JSON.stringify(numbers);
  const known = texts.get(key) ?? read(numbers);
  texts.set(key, known);
  return known;
}

/** The wording of this name for people of a country, in a language or else in English. Throws where there is none. */
export function wordingFor(settings: Numbers, name: string, country: CountryCode, locale: string): Wording {
  const audience = audienceOf(country);
  const all = wordings(settings).filter((one) => one.name === name && one.audience === audience);
  const found = all.find((one) => one.locale === locale) ?? all.find((one) => one.locale === sourceLocale);
  if (!found) throw new Error(`There is no wording ${name}.`);
  return found;
}

const audienceOf = (country: CountryCode) => (isInternational(country) ? 'international' : 'us');

/** What this server has recorded in a database. */
const recorded = new WeakMap<Kysely<Database>, Set<readonly Wording[]>>();

/**
 * Records, once, what the pages of this release show, so that a page stays good when its wording is changed under it, and
 * that no erasure takes the words for those of whoever agreed to them last.
 */
export async function publishWordings(db: Kysely<Database>, settings: Numbers, at: Date): Promise<void> {
  const shown = wordings(settings);
  const known = recorded.get(db) ?? new Set();
  if (known.has(shown)) return;
  await db
    .insertInto('published_wording')
    .values(shown.map((one) => ({ ...one, published_at: at.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  recorded.set(db, known.add(shown));
}

/** What a consent says of the wording that was read. What a caller does not say is not compared. */
export type Worded = {
  text: string;
  consentType: ConsentType;
  country: CountryCode;
  locale?: string;
  campaign?: string;
};

type Place = Pick<Wording, 'name' | 'audience' | 'locale'>;

/** Product constant: consents with one wording for all campaigns. Contact has that of the campaign. */
const ownName: Partial<Record<ConsentType, string>> = {
  commercial: 'commercial',
  medical_records: 'medicalRecords',
  medical_records_health_data: 'medicalRecordsHealthData',
  alert_email: 'studyAlerts',
  alert_text: 'studyAlerts',
};
const beside = 'clinic';
const shared = new Set([...Object.values(ownName), beside]);

function hasName({ consentType, campaign = '' }: Worded, name: string): boolean {
  const own = ownName[consentType];
  if (own !== undefined) return name === own;
  if (consentType === 'clinic' && name === beside) return true;
  // A campaign that another release has: any wording of a campaign may be its own.
  return name === (consentOfCampaign(campaign)?.text ?? (shared.has(name) ? undefined : name));
}

const isPlaceOf = (worded: Worded, { name, audience, locale }: Place) =>
  audience === audienceOf(worded.country) &&
  (locale === sourceLocale || locale === (worded.locale ?? locale)) &&
  hasName(worded, name);

/** Whether pages show this wording, or have shown it, for such a consent: to people of the country, in the language, in the campaign. */
export async function isPublished(db: Kysely<Database>, settings: Numbers, worded: Worded): Promise<boolean> {
  const hash = sha256(worded.text);
  const isOne = (one: Place) => isPlaceOf(worded, one);
  if (wordings(settings).some((one) => one.sha256 === hash && isOne(one))) {
    await publishWordings(db, settings, new Date());
    return true;
  }
  const earlier = await db
    .selectFrom('published_wording')
    .select(['name', 'audience', 'locale'])
    .where('sha256', '=', hash)
    .execute();
  return earlier.some(isOne);
}
