import { escaped } from '#src/server/pages/html.ts';
import type { Recorded } from '#tests/e2e/replay/record.ts';
import { picturePage, wayOf } from './picturePage.ts';

function sectionOf({ title, pictures, goals, failed }: Recorded): string {
  const items = goals.map((goal) => `<li>${escaped(goal)}</li>`);
  return `<section><h2>${failed === undefined ? 'ok' : 'FAILED'}: ${escaped(title)}</h2>
${failed === undefined ? '' : `<pre class="failed">${escaped(failed)}</pre>`}
${wayOf(pictures.map(({ step, file }) => ({ caption: step, file })))}
<details><summary>${goals.length} shown</summary><ul>${items.join('')}</ul></details></section>`;
}

/** A page of what was recorded of a campaign's witnesses: failed ones first, each with a picture of every step. */
export function tryPage(name: string, recorded: readonly Recorded[]): string {
  const sections = recorded
    .toSorted((a, b) => Number(b.failed !== undefined) - Number(a.failed !== undefined))
    .map(sectionOf);
  return picturePage(name, sections);
}
