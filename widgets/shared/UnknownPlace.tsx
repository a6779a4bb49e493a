import type { FunctionComponent } from 'react';
import { countries } from '#src/domain/countries/index.ts';
import type { CountryCode, Locale } from '#src/domain/facts.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { Alert } from '#src/ui/Alert.tsx';

type Props = {
  postalCode: string;
  country: CountryCode;
  locale: Locale;
  T: FunctionComponent<{ message: 'unknown' | 'unknownText'; values?: Record<string, string> }>;
};

/** The postal code has the form of its country, and there is no such place. */
export function UnknownPlace({ postalCode, country, locale, T }: Props) {
  return (
    <Alert kind="info" title={<T message="unknown" />}>
      <p>
        <T
          message="unknownText"
          values={{ searchedPostalCode: postalCode, country: inLocale(countries[country].name, locale) }}
        />
      </p>
    </Alert>
  );
}
