import type { FastifyRequest } from 'fastify';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { InitialPayload } from '#src/generated/api.ts';
import { countryOfHeader } from './language.ts';
import type { Settings } from '#src/server/settings/settings.ts';

export type Place = Pick<InitialPayload, 'country' | 'region' | 'postalCode' | 'latlong'>;

/** Where the visitor may be: by the headers of the proxy, else the country by the languages of the browser. A guess. */
export function placeOfRequest({ headers }: FastifyRequest, { placeHeaders }: Settings): Place {
  const header = (part: keyof Settings['placeHeaders']) => {
    const value = headers[placeHeaders[part] ?? ''];
    return typeof value === 'string' && value !== '' ? value.slice(0, 60) : undefined;
  };
  const sentCountry = header('country')?.toUpperCase();
  const country = isCountryCode(sentCountry) ? sentCountry : countryOfHeader(headers['accept-language']);
  const [region, postalCode] = [header('region'), header('postalCode')];
  const [latitude, longitude] = [Number(header('latitude')), Number(header('longitude'))];
  return {
    ...(country && { country }),
    ...(region && { region }),
    ...(postalCode && country && isPostalCode(postalCode, country) && { postalCode }),
    ...(Number.isFinite(latitude) && Number.isFinite(longitude) && { latlong: `${latitude},${longitude}` }),
  };
}
