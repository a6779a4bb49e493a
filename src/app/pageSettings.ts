import { pageSettingsMeta, type PageSettings } from '#src/domain/pageSettings.ts';

/** Settings of a page that no server stands behind, such as a test. */
const withoutServer: PageSettings = {
  brand: 'trial-search',
  environment: 'production',
  year: new Date().getFullYear(),
  numbers: { callCenter: { default: '1-800-555-0100' }, tollFree: '1-800-555-0101', callNow: '1-800-555-0102' },
};

/** What the server wrote into the page about where it runs. */
export function readPageSettings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageSettingsMeta}"]`)?.content;
  // The server that rendered the page wrote this with `JSON.stringify` of `PageSettings`.
  return content ? (JSON.parse(content) as PageSettings) : withoutServer;
}
