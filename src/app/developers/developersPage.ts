import type { PageSettings } from '#src/domain/pageSettings.ts';

export type DevelopersPage = 'active-flows' | 'kinds';

const addresses: Readonly<Record<string, DevelopersPage>> = {
  '/signup/active-flows': 'active-flows',
  '/signup/kinds': 'kinds',
};

/** The page for developers at an address. In production there is none. */
export function developersPageOf(
  pathname: string,
  { environment }: Pick<PageSettings, 'environment'>,
): DevelopersPage | undefined {
  return environment === 'production' ? undefined : addresses[pathname.replace(/\/$/, '')];
}
