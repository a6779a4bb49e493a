import { myDataPath } from '#src/domain/policies.ts';
import { formPage, type Frame } from '#src/server/pages/formPage.ts';
import { escaped } from '#src/server/pages/html.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { startLink } from '#src/server/pages/startOf.ts';
import { languageLinks } from '#src/server/pages/languageLinks.ts';

/** What was typed, and why it did not do. */
type Asked = { typed: string; problem?: 'invalid' | 'tooOften' };

/** The page on which somebody asks for a link to their data. It works without scripts. */
export function askPage({ typed, problem }: Asked, frame: Frame): string {
  const { words, language } = serverWords('myData', frame.language);
  const { ask } = words;
  const isWrong = problem === 'invalid';
  const described = isWrong ? 'problem example' : 'example';
  const alert = problem ? `<p class="problem" id="problem" role="alert">${ask[problem]}</p>\n` : '';
  const state = isWrong ? ' aria-invalid="true" autofocus' : '';
  const text = `${alert}${languageLinks({ page: 'myData', path: myDataPath, language })}
<p>${ask.intro}</p>
<form method="post" action="${myDataPath}" novalidate>
<input type="hidden" name="language" value="${language}">
<p><label for="contact">${ask.label}</label><br>
<span id="example">${ask.example}</span><br>
<input id="contact" name="contact" type="text" autocomplete="email" maxlength="254" required value="${escaped(typed)}" aria-describedby="${described}"${state}></p>
<p><button>${ask.send}</button></p>
</form>`;
  return formPage({ ...frame, language }, ask.title, text, ['record']);
}

/** The answer to whoever asks, the same for every number and address. */
export function askedPage(frame: Frame): string {
  const { words, language } = serverWords('myData', frame.language);
  const { ask, page } = words;
  const text = `${languageLinks({ page: 'myData', path: myDataPath, language, query: { asked: '1' } })}
<p>${ask.asked}</p>
<p>${ask.askedNothing}</p>
<p><a href="${myDataPath}?language=${language}">${ask.again}</a></p>
${startLink(language, page.home)}`;
  return formPage({ ...frame, language }, ask.askedTitle, text, ['record']);
}
