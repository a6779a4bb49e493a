import { signupStep } from '#tests/e2e/journeys/signup.ts';
import { screenerHome } from '#tests/e2e/journeys/screener.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { test } from './stillTest.ts';
import { offerReader, transcriptOf } from './transcript.ts';
import { bringErrors } from './visitStates.ts';

/** First pages, and one of several questions, by name. */
const pages: Readonly<Record<string, (language: Language) => string>> = {
  ws10: (language) => screenerHome({ language, studyId: 1 }),
  ws22: (language) => screenerHome({ language, studyId: 1, flow: 'ws22' }),
  ws23: (language) => screenerHome({ language, studyId: 1, flow: 'ws23' }),
  s6: (language) => signupStep({ language, query: '' }, 'home'),
  's6-postal': (language) => signupStep({ language, query: '' }, 'postal'),
  'study-search': (language) => `${texts[language].prefix}/study-search/home`,
};

for (const [name, addressIn] of Object.entries(pages))
  for (const language of ['en', 'es'] as const)
    test(`a screen reader says of ${name} in ${language} what it said when that was last reviewed`, async ({
      page,
    }) => {
      await offerReader(page);
      await page.goto(addressIn(language));
      await waitUntilIdle(page);
      expect.soft(await transcriptOf(page)).toMatchSnapshot(`${name}-${language}.txt`);
      if (await bringErrors(page))
        expect.soft(await transcriptOf(page)).toMatchSnapshot(`${name}-errors-${language}.txt`);
    });
