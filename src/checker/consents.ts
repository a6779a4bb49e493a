import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#src/domain/facts.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Fault } from './finding.ts';
import type { Registries } from './registries.ts';

export type Audience = 'us' | 'international';
/** Wordings by audience and language; what is not written is absent. */
export type Wordings = Record<Audience, Partial<Record<Locale, string>>>;

export type ConsentLibrary = {
  /** Base names of the texts that exist. */
  names: readonly string[];
  /** Every file, for watching. */
  files: readonly string[];
  wordings(name: string): Wordings;
};

const audiences: readonly Audience[] = ['us', 'international'];
const locales: readonly Locale[] = ['en', 'es'];

/** The consent texts of a folder: `<name>.<us|international>.<en|es>.md`. */
export function consentLibrary(folder: string): ConsentLibrary {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  const read = (name: string, audience: Audience) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const file = `${name}.${audience}.${locale}.md`;
        return files.includes(file) ? [[locale, readFileSync(join(folder, file), 'utf8').trim()] as const] : [];
      }),
    );
  return {
    names: [...new Set(files.map((file) => file.split('.')[0] ?? ''))],
    files: files.map((file) => join(folder, file)),
    wordings: (name) => ({ us: read(name, 'us'), international: read(name, 'international') }),
  };
}

/** Product constant: the wording that each campaign type has for itself; all others are shared. */
export const ownWording = 'contact';
/** Outside the US the question whether the clinic may know stands under the campaign's own wording. */
const besideOwn = 'clinic';
const shared = [besideOwn, 'medicalRecords', 'medicalRecordsHealthData', 'commercial'] as const;

function namesInOptions(campaign: Campaign, { kinds }: Registries): Set<string> {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const values = fields.flatMap(({ kind, options }) =>
    Object.values(withDefaults(kinds[kind]?.options ?? {}, options)),
  );
  return new Set(values.map(String));
}

/** The consents that the fields of a campaign show, each with the base name of its texts. */
export function consentsOf(campaign: Campaign, registries: Registries): Map<string, string> {
  const named = namesInOptions(campaign, registries);
  const isOwn = named.has(ownWording) || campaign.consent.shown;
  const own: [string, string][] = isOwn ? [[ownWording, campaign.consentText]] : [];
  const isShown = (name: string) => named.has(name) || (isOwn && name === besideOwn);
  return new Map([...own, ...shared.filter(isShown).map((name): [string, string] => [name, name])]);
}

/** Consent texts that a campaign shows and that are missing, by audience and language. */
export function consentFaults(campaign: Campaign, registries: Registries, library: ConsentLibrary): Fault[] {
  const files = [...consentsOf(campaign, registries).values()];
  const wanted = files.flatMap((name) =>
    audiences.flatMap((audience) => locales.map((locale) => ({ name, audience, locale }))),
  );
  return wanted
    .filter(({ name, audience, locale }) => !library.wordings(name)[audience][locale])
    .map(({ name, audience, locale }) => ({
      message: `${campaign.name}: the consent text consents/${name}.${audience}.${locale}.md is missing or empty`,
    }));
}
