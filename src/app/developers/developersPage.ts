import type { PageSettings } from '#src/domain/pageSettings.ts';
import { developersPages, type DevelopersPage } from '#src/flow/developersPages.ts';

/** The page for developers at an address. In production there is none. */
export function developersPageOf(
  pathname: string,
  { environment }: Pick<PageSettings, 'environment'>,
): DevelopersPage | undefined {
  const path = pathname.replace(/\/$/, '');
  return environment === 'production' ? undefined : developersPages.find((name) => path === `/signup/${name}`);
}
