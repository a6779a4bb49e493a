import { createContext, useContext } from 'react';
import type { ShellText } from '#src/i18n/locales/locale.ts';
import type { Values } from '#src/i18n/texts.ts';
import type { Page } from './page.ts';

export const PageContext = createContext<Page | undefined>(undefined);

/** The open page. Throws outside one. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside <PageContext>.');
  return page;
}

/** Texts of the frame around the steps. */
export function useShellText(): (key: ShellText, values?: Values) => string {
  const { texts } = usePage();
  return (key, values) => texts.get('shell', key, values).text;
}
