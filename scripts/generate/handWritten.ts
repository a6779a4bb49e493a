import { readFileSync } from 'node:fs';
import type { Json } from '#src/checker/json.ts';
import type { Country } from '#src/domain/countries/country.ts';
import { countries } from '#src/domain/countries/index.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { SchemaError } from './schemaError.ts';

const root = new URL('../../', import.meta.url);

type Codes = Pick<Country, 'alpha2' | 'alpha3'>;
type Definitions = { definitions?: Readonly<Record<string, Json>> };

/** The definitions of a schema that list the supported countries, each with the code that it lists. */
const lists = new Map<string, keyof Codes>([
  ['CountryCode', 'alpha2'],
  ['Alpha3', 'alpha3'],
]);

/** The schema with the codes of the countries in its definitions that list them, where it has one. */
export function withCountryCodes(schema: Json & Definitions, supported: Readonly<Record<string, Codes>>): Json {
  const definitions = Object.entries(schema.definitions ?? {}).map(([name, definition]) => {
    const code = lists.get(name);
    return [
      name,
      code ? { ...definition, enum: Object.values(supported).map((country) => country[code]) } : definition,
    ];
  });
  return schema.definitions ? { ...schema, definitions: Object.fromEntries(definitions) } : schema;
}

/** The schema with the codes of the locales in its definition that lists them, where it has one. */
export function withLocaleCodes(schema: Json & Definitions, codes: readonly string[]): Json & Definitions {
  const Locale = schema.definitions?.['Locale'];
  return Locale ? { ...schema, definitions: { ...schema.definitions, Locale: { ...Locale, enum: codes } } } : schema;
}

function parsed(name: string, text: string): Json {
  try {
    // These files are JSON objects, and each is a schema.
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new SchemaError(name, `This is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
}

/** A hand-written schema as it is to be: with the locales and the supported countries in its lists of codes. */
export function schemaOf(name: string): Json {
  const text = readFileSync(new URL(`schemas/${name}.schema.json`, root), 'utf8');
  return withCountryCodes(withLocaleCodes(parsed(name, text), Object.keys(locales)), countries);
}
