import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { stepOf } from '#src/app/journey/stepOf.ts';
import type { Page } from '#src/app/page/page.ts';
import { PageContext } from '#src/app/page/PageContext.ts';
import { StepPage } from '#src/app/step/StepPage.tsx';
import type { Criterion, Locale } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { asthmaQuestions } from '#src/server/db/demo/questions.ts';
import { showcaseStudies } from '#src/server/db/demo/showcaseStudies.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import '#src/ui/ui.css';

/** Words a minute of adults who read silently (Brysbaert, 2019). */
const WORDS_A_MINUTE = { en: 238, es: 278 };
/** Seconds to point at something and press it (keystroke-level model; Card, Moran and Newell, 1983). */
const PRESS_SECONDS = 1.1;
/** Seconds for a character on a phone: 36 words of five characters a minute (Palin et al., 2019). */
const KEY_SECONDS = 60 / (36 * 5);
/** Characters that fill a box, by its name; no box of a form may be missing here. */
const CHARACTERS: Readonly<Record<string, number>> = {
  fullName: 12,
  postalCode: 5,
  phone: 10,
  email: 20,
  birthDate: 8,
  'height-ft': 1,
  'height-in': 2,
  'height-cm': 3,
  'weight-lbs': 3,
  'weight-kg': 2,
};

/** What stands before the claim or beside the questions: the consent is read in short, its whole wording by who wants to. */
const BESIDE = '.landing, .link-bar, .consent > p, .visually-hidden, .progress';

const criteriaIn = (locale: Locale) =>
  asthmaQuestions.map(({ question, questionType, gender, responses }, index): Criterion => {
    const answers = responses.map(({ text, ...more }, at) => ({
      ...more,
      id: index * 10 + at,
      text: text[locale] ?? '',
    }));
    const [id, asked] = [index + 1, question[locale] ?? ''];
    return { id, questionId: id, question: asked, questionType, gender, responses: answers };
  });

/** The seconds that a form takes on one page, and what it says of the time. */
async function look(page: Page, step: CampaignStep, wordsAMinute: number) {
  const { container, unmount } = await render(
    <MemoryRouter>
      <PageContext value={page}>
        <StepPage step={step} go={() => undefined} follow={() => undefined} startOver={() => true} />
      </PageContext>
    </MemoryRouter>,
  );
  await expect.poll(() => container.querySelector('form')).not.toBeNull();
  const claims = container.innerText.match(/\d+ minut\w+/g) ?? [];
  for (const element of container.querySelectorAll<HTMLElement>(BESIDE)) element.style.display = 'none';
  const form = container.querySelector('form')!;
  const inputs = [...form.querySelectorAll('input')].filter(({ name }) => !name.endsWith('-unit'));
  const boxes = inputs.filter(({ type }) => type !== 'radio' && type !== 'checkbox');
  const characters = boxes.map(({ name }) => CHARACTERS[name] ?? Number.NaN).reduce((sum, count) => sum + count, 0);
  // One for each question, whose options have a name together, and one for the button below.
  const presses = new Set(inputs.map(({ name }) => name)).size + 1;
  const words = form.innerText.trim().split(/\s+/).length;
  await unmount();
  const seconds = (60 * words) / wordsAMinute + presses * PRESS_SECONDS + characters * KEY_SECONDS;
  return { seconds, claims };
}

const flows = ['ws10', 'ws11', 'ws15', 'ws16', 'ws17', 'ws18', 'ws19'];

test.each(flows.flatMap((flow) => [[flow, 'en'] as const, [flow, 'es'] as const]))(
  'the questions of %s in %s take as long as the page says, which it says once',
  async (flow, locale) => {
    const page = await openRealPage(flow, { locale, search: '?studyId=1' });
    page.store.setState(({ payload, answers }) => ({
      payload: { ...payload, status: 'ready', criteria: criteriaIn(locale) },
      answers: { ...answers, gender: 'female' },
    }));
    const { claims, seconds } = await look(page, stepOf(page, 'home'), WORDS_A_MINUTE[locale]);
    expect(claims).toHaveLength(1);
    // Said as "less than" so many minutes: no more than it takes, and no fewer.
    expect(Number.parseInt(claims[0] ?? '')).toBe(Math.ceil(seconds / 60));
  },
);

test.each(['ws20', 'ws21', 'ws22', 'ws23', 'ps1'])(
  '%s, whose pages take longer or are read out, says nothing of it',
  async (flow) => {
    const { campaign } = await openRealPage(flow);
    const openings = Object.values(campaign.steps).flatMap(({ fields }) =>
      fields.filter(({ kind }) => kind === 'LandingCopy'),
    );
    expect(openings).toMatchObject([{ options: { showDuration: false } }]);
  },
);

test('no study of the demo says it once more', () => {
  const copies = showcaseStudies.map(({ details }) => details.webScreener?.landingPageCopy);
  expect(JSON.stringify(copies)).not.toMatch(/minut/);
});
