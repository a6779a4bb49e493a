import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pageSettingsMeta, type PageSettings } from '#src/domain/pageSettings.ts';
import type { Locale } from '#src/domain/facts.ts';
import { telHref } from '#src/domain/telHref.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { waitingAttribute } from '#src/kit/waiting.ts';
import { campaignAttribute } from './campaignFile.ts';
import { drawingsOf, drawingsPlace } from './drawings.ts';
import { preparedId, type Prepared } from './prepared.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

let template: Promise<string> | undefined;

/** The built page, as Vite wrote it next to this module's folder. */
function readTemplate(): Promise<string> {
  template ??= readFile(fileURLToPath(new URL('../client/index.html', import.meta.url)), 'utf8');
  return template;
}

/** The direction of a language, where it is not that of every page unless it says otherwise. */
const directionOf = (locale: Locale) => (locales[locale].direction === 'rtl' ? ' dir="rtl"' : '');

type Filling = {
  locale: Locale;
  settings: PageSettings;
  title: string;
  files: readonly string[];
  /** Which campaign the page opens, by the key of its file; none for pages of other kinds. */
  campaign?: { key: string; file: string | undefined };
  root: string;
  prepared?: Prepared | undefined;
};

/** What was prepared as a block of data, in which no text ends the element. An empty one, too, ends the wait to draw the page. */
const dataBlock = (prepared: Prepared | undefined) => {
  const data = prepared ? JSON.stringify(prepared).replace(/</g, '\\u003c') : '';
  return `<script type="application/json" id="${preparedId}">${data}</script>`;
};

/** The notice for browsers without scripts in one language, the only one where the page has it, with the number to call. */
function withoutScripts(html: string, locale: Locale, number: string): string {
  const notices = [...html.matchAll(/<p [^>]*lang="(\w+)">[^<]*/g)];
  const [notice = ''] = notices.find(([, language]) => language === locale) ?? notices[0] ?? [];
  const link = `<a class="no-wrap" href="${telHref(number)}">${escaped(number)}</a>`;
  return `<noscript>${notice} ${link}</p></noscript>`;
}

/** A page as it is sent: the built one, with what this one is, says and asks for. */
export async function pageHtml({ locale, settings, title, files, campaign, root, prepared }: Filling): Promise<string> {
  const html = await readTemplate();
  const named = (file: string) => (file === campaign?.file ? ` ${campaignAttribute}="${escaped(campaign.key)}"` : '');
  // The built page asks for some itself. As there the style sheet goes first on a slow line: the page is drawn by it.
  const asked = files.filter((file) => !html.includes(`"/${file}"`));
  const preload = asked.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/${escaped(file)}"${named(file)}>`,
  );
  const values: [string | RegExp, string][] = [
    [
      /<html lang="[^"]*" data-brand="[^"]*">/,
      `<html lang="${locale}"${directionOf(locale)} data-brand="${settings.brand}">`,
    ],
    [
      new RegExp(`<meta name="${pageSettingsMeta}" content=""\\s*/?>`),
      `<meta name="${pageSettingsMeta}" content="${escaped(JSON.stringify(settings))}">`,
    ],
    [drawingsPlace, drawingsOf(settings.brand)],
    [/<noscript>[^]*<\/noscript>/, withoutScripts(html, locale, settings.numbers.callCenter.default)],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>${preload.join('')}`],
    ['<div id="root"></div>', `<div id="root"${root && ` ${waitingAttribute}`}>${root}</div>${dataBlock(prepared)}`],
  ];
  // Replacements are functions, so that a $ in a text is a $.
  return values.reduce((text, [place, value]) => text.replace(place, () => value), html);
}
