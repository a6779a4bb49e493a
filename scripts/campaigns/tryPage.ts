import { sourceLocale } from '#src/generated/locales.ts';
import { escaped } from '#src/server/pages/html.ts';
import type { Recorded } from '#tests/e2e/replay/record.ts';

const style =
  'body{font:16px/1.5 system-ui;margin:2rem}.way{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}' +
  'figure{margin:0;flex:none}img{width:20rem;border:1px solid #888}pre{white-space:pre-wrap;color:#a00}';

function sectionOf({ title, pictures, goals, failed }: Recorded): string {
  const figures = pictures.map(
    ({ step, file }) =>
      `<figure><figcaption>${escaped(step)}</figcaption><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(step)}" loading="lazy"></a></figure>`,
  );
  const items = goals.map((goal) => `<li>${escaped(goal)}</li>`);
  return `<section><h2>${failed === undefined ? 'ok' : 'FAILED'}: ${escaped(title)}</h2>
${failed === undefined ? '' : `<pre>${escaped(failed)}</pre>`}
<div class="way">${figures.join('')}</div>
<details><summary>${goals.length} shown</summary><ul>${items.join('')}</ul></details></section>`;
}

/** A page of what was recorded of a campaign's witnesses: failed ones first, each with a picture of every step. */
export function tryPage(name: string, recorded: readonly Recorded[]): string {
  const sections = recorded
    .toSorted((a, b) => Number(b.failed !== undefined) - Number(a.failed !== undefined))
    .map(sectionOf);
  return `<!doctype html>
<html lang="${sourceLocale}"><head><meta charset="utf-8"><title>${escaped(name)}</title><style>${style}</style></head>
<body><h1>${escaped(name)}</h1>
${sections.join('\n')}
</body></html>
`;
}
