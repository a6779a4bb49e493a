import type { FastifyRequest } from 'fastify';
import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { InitialPayload } from '#src/generated/api.ts';
import { countryOfHeader } from './language.ts';
import type { Settings } from '#src/server/settings/settings.ts';

export type Place = Pick<InitialPayload, 'country' | 'region' | 'postalCode' | 'latlong'>;

/** Where the visitor may be: as the proxy tells, and else the country by the languages of the browser. A guess. */
export function placeOfRequest({ headers }: FastifyRequest, { placeHeaders }: Settings): Place {
  const told = (part: keyof Settings['placeHeaders']) => {
    const value = headers[placeHeaders[part] ?? ''];
    return typeof value === 'string' && value !== '' ? value.slice(0, 60) : undefined;
  };
  const toldCountry = told('country')?.toUpperCase();
  const country = isCountryCode(toldCountry) ? toldCountry : countryOfHeader(headers['accept-language']);
  const [region, postalCode] = [told('region'), told('postalCode')];
  const [latitude, longitude] = [Number(told('latitude')), Number(told('longitude'))];
  return {
    ...(country && { country }),
    ...(region && { region }),
    ...(postalCode && country && isPostalCode(postalCode, country) && { postalCode }),
    ...(Number.isFinite(latitude) && Number.isFinite(longitude) && { latlong: `${latitude},${longitude}` }),
  };
}
