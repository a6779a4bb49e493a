import { sourceLocale } from '#src/generated/locales.ts';
import { escaped } from '#src/server/pages/html.ts';

/** A picture beside the page, and what it shows. */
export type Picture = { caption: string; file: string };

const style =
  'body{font:16px/1.5 system-ui;margin:2rem}.way{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}' +
  'figure{margin:0;flex:none}img{width:18rem;border:1px solid #888}pre{white-space:pre-wrap}.failed{color:#a00}' +
  '.sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2rem}';

/** Pictures in a row, each a link to itself. */
export function wayOf(pictures: readonly Picture[]): string {
  const figures = pictures.map(({ caption, file }) => {
    const [words, source] = [escaped(caption), escaped(file)];
    return `<figure><figcaption>${words}</figcaption><a href="${source}"><img src="${source}" alt="${words}" loading="lazy"></a></figure>`;
  });
  return `<div class="way">${figures.join('')}</div>`;
}

/** A page of pictures; its sections are HTML. */
export const picturePage = (title: string, sections: readonly string[]): string => `<!doctype html>
<html lang="${sourceLocale}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>
${sections.join('\n')}
</body></html>
`;
