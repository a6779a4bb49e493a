import { brandNames, defaultBrand, type Brand } from '#src/domain/brands/index.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Locale } from '#src/domain/facts.ts';

/** In which language and brand the kinds are shown, and which of them; without a kind, all. */
export type KindsView = { locale: Locale; brand: Brand; kind?: string };

/** The view that an address asks for. */
export function readKindsView(search: string): KindsView {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  const brand = brandNames.find((name) => name === query.get('brand')) ?? defaultBrand;
  const locale = localeCodes().find((code) => code === query.get('locale')) ?? sourceLocale;
  return { locale, brand, ...(kind && { kind }) };
}

/** The address of a view. */
export function addressOfView(view: KindsView): string {
  return `/signup/kinds?${new URLSearchParams(view)}`;
}
