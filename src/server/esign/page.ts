import { linkedText } from '#src/domain/linkedText.ts';
import { signingWords } from './texts.ts';

type Language = 'en' | 'es';

const policyPaths = {
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  healthData: '/consumer-health-data-privacy-notice',
  hipaa: '/hipaa-notice',
  cookies: '/cookie-policy',
} as const;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

function paragraphs(text: string, language: Language): string {
  const prefix = language === 'en' ? '' : '/es';
  return linkedText(text)
    .map((parts) =>
      parts.map((part) =>
        typeof part === 'string'
          ? escaped(part)
          : `<a href="${prefix}${policyPaths[part.to]}" target="_blank" rel="noopener">${escaped(part.text)}</a>`,
      ),
    )
    .map((parts) => `<p>${parts.join('')}</p>`)
    .join('\n');
}

const shell = (language: Language, title: string, main: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/signup/css/policy.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;

export type Signing = {
  id: string;
  name: string;
  text: string;
  /** Hash of the text: what is signed is what was shown. */
  sha256: string;
  language: Language;
  problem?: 'missing' | 'changed' | undefined;
};

/** The page on which a visitor signs or declines. It works without scripts. */
export function signingPage({ id, name, text, sha256, language, problem }: Signing): string {
  const words = signingWords[language];
  const alert = problem ? `<p class="problem" id="problem" role="alert">${words[problem]}</p>` : '';
  const state = problem === 'missing' ? ' aria-invalid="true" aria-describedby="problem" autofocus' : '';
  return shell(
    language,
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
export function gonePage(language: Language): string {
  const words = signingWords[language];
  return shell(language, words.gone, `<p>${words.goneText}</p>\n<p><a href="/">${words.home}</a></p>`);
}
