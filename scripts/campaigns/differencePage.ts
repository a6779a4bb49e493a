import { escaped } from '#src/server/pages/html.ts';
import { picturePage, wayOf, type Picture } from './picturePage.ts';

/** What changes for some visitors, and what one of them sees on each side. */
export type PicturedPart = {
  who: string;
  lines: readonly string[];
  example?: string;
  before: readonly Picture[];
  after: readonly Picture[];
};

/** What a difference says, in which names are set in stars and values in backticks. */
const shown = (text: string) =>
  escaped(text)
    .replaceAll(/\*([\w-]+)\*/g, '<em>$1</em>')
    .replaceAll(/`+([^`]*)`+/g, '<code>$1</code>');

const sideOf = (title: string, pictures: readonly Picture[]) =>
  `<div><h3>${title}</h3>${pictures.length > 0 ? wayOf(pictures) : '<p>They see none of this.</p>'}</div>`;

const sectionOf = ({ who, lines, example, before, after }: PicturedPart) => `<section><h2>${escaped(who)}</h2>
<ul>${lines.map((line) => `<li>${shown(line)}</li>`).join('')}</ul>
${example === undefined ? '' : `<details><summary>An example of them</summary><pre>${escaped(example)}</pre></details>`}
<div class="sides">${sideOf('Before', before)}${sideOf('After', after)}</div></section>`;

/** A page of what changes: each part with the pictures of both sides beside each other. */
export const differencePage = (title: string, parts: readonly PicturedPart[]): string =>
  picturePage(title, parts.map(sectionOf));
