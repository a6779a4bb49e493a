import type { Locale } from '#src/domain/facts.ts';
import { linkedBlocks, type LinkedPart } from '#src/domain/linkedText.ts';
import { countryOfPhone } from '#src/domain/phone.ts';
import { maskedPhone } from '#src/domain/phoneDigits.ts';
import { policiesIn } from '#src/domain/policies.ts';
import type { MyDataTexts } from '#src/i18n/locales/myDataTexts.ts';
import { escaped } from '#src/server/pages/html.ts';
import type { Agreed } from './agreed.ts';
import { withValues } from './words.ts';

type Shown = { words: MyDataTexts; language: Locale; date: (at: Date) => string; path: string };

/** Markup of what somebody agreed to: whether it is in force, for what, and the words as they were shown. */
export function consentParts(agreed: readonly Agreed[], shown: Shown): string {
  if (agreed.length === 0) return `<p>${shown.words.page.agreedNothing}</p>`;
  return agreed.map((one) => entry(one, shown)).join('\n');
}

const states = {
  agreed: 'agreedOn',
  refused: 'refusedOn',
  withdrawn: 'withdrawnOn',
  corrected: 'correctedOn',
} as const;

/** A number as people write it; an address as it is. */
function written(point: string): string {
  const country = point.startsWith('+') ? countryOfPhone(point) : undefined;
  return country ? maskedPhone(point, country) : point;
}

function entry({ type, state, at, covers, row, ...wording }: Agreed, { words, language, date, path }: Shown): string {
  const { page } = words;
  const point = covers === undefined ? '' : `\n<p>${page.covers} ${escaped(written(covers))}</p>`;
  const query = new URLSearchParams({ view: 'withdraw', type, position: String(row.position), language });
  const withdraw =
    state === 'agreed'
      ? `\n<p><a href="${path}?${escaped(query.toString())}">${words.change.withdraw}: ${words.consents[type]}</a></p>`
      : '';
  return `<div class="entry">
<h3>${words.consents[type]}</h3>
<p>${withValues(page[states[state]], { date: date(at) })}</p>${point}
<details>
<summary>${page.read}: ${words.consents[type]}</summary>
${wordingOf(wording, language)}
</details>${withdraw}
</div>`;
}

/** The words in the language in which they were agreed to, with links to the policies. */
export function wordingOf({ text, locale }: Pick<Agreed, 'text' | 'locale'>, language: Locale): string {
  const policies = policiesIn(language);
  const shown = (parts: readonly LinkedPart[]) =>
    parts
      .map((part) =>
        typeof part === 'string' ? escaped(part) : `<a href="${policies[part.to]}">${escaped(part.text)}</a>`,
      )
      .join('');
  const blocks = linkedBlocks(text).map((block) =>
    'items' in block
      ? `<ul>${block.items.map((item) => `<li>${shown(item)}</li>`).join('')}</ul>`
      : `<p>${shown(block)}</p>`,
  );
  const lang = locale === null || locale === language ? '' : ` lang="${escaped(locale)}"`;
  return `<div${lang}>\n${blocks.join('\n')}\n</div>`;
}
