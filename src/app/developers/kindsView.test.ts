import { expect, test } from 'vitest';
import { addressOfView, readKindsView } from './kindsView.ts';

test.each([
  ['', { locale: 'en', brand: 'trial-search' }],
  ['?locale=es&brand=trials-world&kind=Age', { locale: 'es', brand: 'trials-world', kind: 'Age' }],
  ['?locale=xx&brand=other&kind=', { locale: 'en', brand: 'trial-search' }],
])('the address %s asks for a view, which has an address again', (search, view) => {
  const read = readKindsView(search);
  expect(read).toEqual(view);
  expect(readKindsView(new URL(addressOfView(read), 'http://page').search)).toEqual(view);
});
