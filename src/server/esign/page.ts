import { linkedText } from '#src/domain/linkedText.ts';
import { policiesIn } from '#src/domain/policies.ts';
import type { Brand } from '#src/domain/brands/index.ts';
import { escaped, htmlPage } from '#src/server/pages/html.ts';
import type { Language } from '#src/server/visitor/language.ts';
import { signingWords } from './texts.ts';

function paragraphs(text: string, language: Language): string {
  const policies = policiesIn(language);
  return linkedText(text)
    .map((parts) =>
      parts.map((part) =>
        typeof part === 'string'
          ? escaped(part)
          : `<a href="${policies[part.to]}" target="_blank" rel="noopener">${escaped(part.text)}</a>`,
      ),
    )
    .map((parts) => `<p>${parts.join('')}</p>`)
    .join('\n');
}

/** A page that no search engine keeps. */
const page = (language: Language, brand: Brand, title: string, text: string) =>
  htmlPage({
    language,
    brand,
    title,
    styles: ['form'],
    head: '<meta name="robots" content="noindex">',
    body: `<main>\n<h1>${title}</h1>\n${text}\n</main>`,
  });

export type Signing = {
  id: string;
  name: string;
  text: string;
  /** Hash of the text: what is signed is what was shown. */
  sha256: string;
  language: Language;
  brand: Brand;
  problem?: 'missing' | 'changed' | undefined;
};

/** The page on which a visitor signs or declines. It works without scripts. */
export function signingPage({ id, name, text, sha256, language, brand, problem }: Signing): string {
  const words = signingWords[language];
  const alert = problem ? `<p class="problem" id="problem" role="alert">${words[problem]}</p>` : '';
  const state = problem === 'missing' ? ' aria-invalid="true" aria-describedby="problem" autofocus' : '';
  return page(
    language,
    brand,
    words.title,
    `<p>${words.intro}</p>
<p>${words.signer}: <strong>${escaped(name)}</strong></p>
${paragraphs(text, language)}
<form method="post" action="/esign/${id}">
<input type="hidden" name="wording" value="${sha256}">
${alert}
<p><label for="signature">${words.label}</label><br>
<input id="signature" name="signature" autocomplete="name" maxlength="200"${state}></p>
<p><button name="decision" value="signed">${words.sign}</button>
<button name="decision" value="declined" class="quiet">${words.decline}</button></p>
</form>`,
  );
}

/** What a session that is over, or never was, is answered with. */
export function gonePage(language: Language, brand: Brand): string {
  const words = signingWords[language];
  return page(language, brand, words.gone, `<p>${words.goneText}</p>\n<p><a href="/">${words.home}</a></p>`);
}
