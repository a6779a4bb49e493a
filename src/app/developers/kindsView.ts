import type { Brand } from '#src/domain/brands/index.ts';
import type { Locale } from '#src/domain/facts.ts';

export const brandsShown: readonly Brand[] = ['trial-search', 'trials-world'];
export const languages = { en: 'English', es: 'Español' } as const;

/** In which language and brand the kinds are shown, and which of them; without a kind, all. */
export type KindsView = { locale: Locale; brand: Brand; kind?: string };

/** The view that an address asks for. */
export function readKindsView(search: string): KindsView {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  const brand = brandsShown.find((name) => name === query.get('brand')) ?? 'trial-search';
  return { locale: query.get('locale') === 'es' ? 'es' : 'en', brand, ...(kind && { kind }) };
}

/** The address of a view. */
export function addressOfView(view: KindsView): string {
  return `/signup/kinds?${new URLSearchParams(view)}`;
}
