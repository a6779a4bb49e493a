import { linkedText } from '#src/domain/linkedText.ts';
import { myDataPath, policiesIn } from '#src/domain/policies.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { ServerTexts } from '#src/i18n/locales/serverTexts.ts';
import { formPage, type Frame } from '#src/server/pages/formPage.ts';
import { escaped } from '#src/server/pages/html.ts';
import { languageLinks } from '#src/server/pages/languageLinks.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { startLink } from '#src/server/pages/startOf.ts';

function paragraphs(text: string, language: Locale): string {
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

/** The authorization, marked where it is not in the language of the page. */
function wordsOf({ text, textLanguage }: Pick<Signing, 'text' | 'textLanguage'>, language: Locale): string {
  const shown = paragraphs(text, language);
  return textLanguage === language ? shown : `<div lang="${textLanguage}">\n${shown}\n</div>`;
}

type Words = ServerTexts['signingPage'];

export type Signing = {
  id: string;
  name: string;
  phone: string;
  email: string;
  /** Of these, the visitor has shown that they are theirs. */
  proven: ReadonlySet<'phone' | 'email'>;
  text: string;
  /** Hash of the text: what is signed is what was shown. */
  sha256: string;
  /** That of the text, where it is not written in the language of the visitor. */
  textLanguage: Locale;
  problem?: 'missing' | 'changed' | undefined;
};

/** The page on which a visitor signs or declines. It works without scripts. */
export function signingPage({ id, name, problem, ...signing }: Signing, frame: Frame): string {
  const { words, language } = serverWords('signingPage', frame.language);
  const alert = problem ? `<p class="problem" id="problem" role="alert">${words[problem]}</p>` : '';
  const state = problem === 'missing' ? ' aria-invalid="true" aria-describedby="problem" autofocus' : '';
  return formPage(
    { ...frame, language },
    words.title,
    `<p>${words.intro}</p>
<p>${words.signer}: <strong>${escaped(name)}</strong></p>
${contactLines(signing, words)}
${wordsOf(signing, language)}
<form method="post" action="/esign/${id}">
<input type="hidden" name="wording" value="${signing.sha256}">
${alert}
<p><label for="signature">${words.label}</label><br>
<input id="signature" name="signature" autocomplete="name" autocapitalize="words" maxlength="200"${state}></p>
<p><button name="decision" value="signed">${words.sign}</button>
<button name="decision" value="declined" class="quiet">${words.decline}</button></p>
</form>`,
  );
}

/** The contacts in short, since others may look on, and whether they are known to be of whoever signs. */
function contactLines({ phone, email, proven }: Pick<Signing, 'phone' | 'email' | 'proven'>, words: Words): string {
  const short = { phone: `…${phone.slice(-4)}`, email: email.replace(/^(.).*@/, '$1…@') };
  return (['phone', 'email'] as const)
    .filter((kind) => short[kind] !== '' && { phone, email }[kind] !== '')
    .map(
      (kind) =>
        `<p>${words[kind]}: ${escaped(short[kind])} (${proven.has(kind) ? words.verified : words.notVerified})</p>`,
    )
    .join('\n');
}

type Signed = {
  /** As it was typed. */
  signature: string;
  /** What was signed; absent where it is worded otherwise since. */
  wording: Pick<Signing, 'text' | 'textLanguage'> | undefined;
  /** Where the visitor goes on. */
  returnTo: string;
};

/** Says that the signature is recorded, and leads on; below stands what was signed, to be printed. */
export function signedPage({ signature, wording, returnTo }: Signed, frame: Frame): string {
  const { words, language } = serverWords('signingPage', frame.language);
  const { ask } = serverWords('myData', language).words;
  const text = `<p>${words.signed} <strong>${escaped(signature)}</strong></p>
<p>${words.signedText} <a href="${myDataPath}?language=${language}">${ask.title}</a></p>
<p><a class="button" href="${escaped(returnTo)}">${words.goOn}</a></p>`;
  const signed = wording ? `\n<h2>${words.signedWords}</h2>\n${wordsOf(wording, language)}` : '';
  return formPage({ ...frame, language }, words.signedTitle, text + signed);
}

/** The answer to a session that has expired or never existed. */
export function gonePage(frame: Frame): string {
  const { words, language } = serverWords('signingPage', frame.language);
  const links = languageLinks({ page: 'signingPage', language });
  const text = `${links}\n<p>${words.goneText}</p>\n${startLink(language, words.home)}`;
  return formPage({ ...frame, language }, words.gone, text);
}
