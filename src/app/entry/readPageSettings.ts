import { pageSettingsMeta, placeholderNumbers, type PageSettings } from '#src/domain/pageSettings.ts';

/** Settings of a page that no server stands behind, such as a test. */
const withoutServer: PageSettings = {
  brand: 'trial-search',
  environment: 'production',
  year: new Date().getFullYear(),
  numbers: placeholderNumbers,
};

/** What the server wrote into the page about where it runs. */
export function readPageSettings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageSettingsMeta}"]`)?.content;
  // The server that rendered the page wrote this with `JSON.stringify` of `PageSettings`.
  return content ? (JSON.parse(content) as PageSettings) : withoutServer;
}
