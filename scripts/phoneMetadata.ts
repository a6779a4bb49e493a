import { writeFile } from 'node:fs/promises';
import { countryCodes, countryServerFacts } from '#src/domain/countries/index.ts';
import metadata from 'libphonenumber-js/metadata.max.json';

/** The supported countries, and the territories whose postal codes and numbers belong to them. */
const regions = new Set<string>(
  countryCodes.flatMap((code) => [code, ...(countryServerFacts[code].phoneTerritories ?? [])]),
);

/** The numbering plans of the supported countries alone, out of those of the whole world, as JSON text. */
export function phoneMetadata(): string {
  const codes = Object.entries(metadata.country_calling_codes)
    .map(([code, of]) => [code, of.filter((region) => regions.has(region))] as const)
    .filter(([, of]) => of.length > 0);
  const plans = Object.entries(metadata.countries).filter(([region]) => regions.has(region));
  const plansOfRegions = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(plans),
  };
  return `${JSON.stringify(plansOfRegions)}\n`;
}

/** Writes the numbering plans that the page and the server share. */
export async function writePhoneMetadata(): Promise<void> {
  await writeFile(new URL('../src/generated/phoneMetadata.json', import.meta.url), phoneMetadata());
}
