import type { Locale } from '#src/domain/facts.ts';
import { locales, sourceLocale } from '#src/generated/locales.ts';
import { escaped } from '#src/server/pages/html.ts';

/** A step of one side as an example visitor meets with it, in each language. */
export type PicturedStep = { step: string; pictures: readonly { locale: Locale; file: string }[] };

/** What changes for some visitors, and what one of them sees on each side. */
export type PicturedPart = {
  who: string;
  lines: readonly string[];
  example?: string;
  before: readonly PicturedStep[];
  after: readonly PicturedStep[];
};

const style =
  'body{font:16px/1.5 system-ui;margin:2rem;max-width:90rem}h2{margin-top:3rem}.sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2rem}' +
  '.way{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}figure{margin:0;flex:none}img{width:18rem;border:1px solid #888}' +
  'pre{white-space:pre-wrap}';

const shown = (text: string) =>
  escaped(text)
    .replaceAll(/\*([\w-]+)\*/g, '<em>$1</em>')
    .replaceAll(/`+([^`]*)`+/g, '<code>$1</code>');

function sideOf(title: string, steps: readonly PicturedStep[]): string {
  const figures = steps.flatMap(({ step, pictures }) =>
    pictures.map(({ locale, file }) => {
      const caption = escaped(`${step}, ${locales[locale].name}`);
      return `<figure><figcaption>${caption}</figcaption><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${caption}" loading="lazy"></a></figure>`;
    }),
  );
  const way = figures.length > 0 ? `<div class="way">${figures.join('')}</div>` : '<p>They see none of this.</p>';
  return `<div><h3>${escaped(title)}</h3>${way}</div>`;
}

function sectionOf({ who, lines, example, before, after }: PicturedPart): string {
  return `<section><h2>${escaped(who)}</h2>
<ul>${lines.map((line) => `<li>${shown(line)}</li>`).join('')}</ul>
${example === undefined ? '' : `<details><summary>An example of them</summary><pre>${escaped(example)}</pre></details>`}
<div class="sides">${sideOf('Before', before)}${sideOf('After', after)}</div></section>`;
}

/** A page of what changes: each part with the pictures of both sides beside each other. */
export function differencePage(title: string, parts: readonly PicturedPart[]): string {
  return `<!doctype html>
<html lang="${sourceLocale}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>
${parts.map(sectionOf).join('\n')}
</body></html>
`;
}
