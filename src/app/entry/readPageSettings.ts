import { defaultBrand } from '#src/domain/brands/index.ts';
import { pageSettingsMeta, placeholderNumbers, type PageSettings } from '#src/domain/pageSettings.ts';

/** Settings of a page that no server rendered, such as in a test. */
const withoutServer: PageSettings = {
  brand: defaultBrand,
  environment: 'production',
  year: new Date().getFullYear(),
  numbers: placeholderNumbers,
};

/** The settings that the server wrote into the head of the page. */
export function readPageSettings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageSettingsMeta}"]`)?.content;
  // The server that rendered the page wrote this with `JSON.stringify` of `PageSettings`.
  return content ? (JSON.parse(content) as PageSettings) : withoutServer;
}
