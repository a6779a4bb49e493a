/** Messages of a postal code that does not exist, for the kinds that look for something near one. */
export const unknownPlaceMessages = {
  en: {
    unknown: 'Invalid postal code',
    unknownText: 'We do not know the postal code {searchedPostalCode} ({country}). Please check it.',
  },
  es: {
    unknown: 'Código postal no válido',
    unknownText: 'No conocemos el código postal {searchedPostalCode} en {country}. Revíselo, por favor.',
  },
} as const;
