import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openRealPage } from '#tests/support/realPage.ts';
import '#src/ui/ui.css';
import { PageContext } from '#src/app/page/PageContext.ts';
import { PageNotices } from './PageNotices.tsx';

const texts = {
  en: ['This study has closed.', 'Find Studies'],
  es: ['Este estudio ha cerrado.', 'Buscar estudios'],
} as const;

test.each(['en', 'es'] as const)('a sign-up for a study that has closed says so and goes on, in %s', async (locale) => {
  const page = await openRealPage('s6', { locale, search: '?studyId=7&utm_source=mail' });
  const screen = await render(
    <PageContext value={page}>
      <PageNotices step="postal" go={vi.fn()} />
    </PageContext>,
  );
  const [sentence, find] = texts[locale];
  expect(screen.getByRole('status').query()).toBeNull();
  const payload = { leadLpParamId: 'a', leadLpParamsStudyIds: [], analytics: {}, enableRecording: false };
  page.store.setState((state) => ({
    payload: { ...state.payload, status: 'ready', initial: { ...payload, closedStudyId: 7 } },
  }));
  await expect.element(screen.getByText(sentence)).toBeVisible();
  const link = screen.getByRole('link', { name: find });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/study-search/'));
  await expect.element(link).toHaveAttribute('href', expect.not.stringContaining('studyId'));
});

const missing = { en: 'We could not find that page.', es: 'No encontramos esa página.' };

test.each(['en', 'es'] as const)(
  'a flow that opened in place of one that does not exist says so on its first page, in %s',
  async (locale) => {
    const page = await openRealPage('s6', { locale });
    const screen = await render(
      <PageContext value={page}>
        <PageNotices step="home" go={vi.fn()} />
      </PageContext>,
    );
    const notice = screen.getByText(missing[locale]);
    await expect.element(notice).not.toBeInTheDocument();
    page.store.setState({ isReplacement: true });
    await expect.element(notice).toBeVisible();
    page.store.setState({ journey: { finished: ['home'] } });
    await expect.element(notice).not.toBeInTheDocument();
  },
);

test.each([
  ['ws10', '?studyId=1', 1],
  ['s6', '?studyId=1', 1],
  ['s6', '', 0],
  ['ss6', '', 0],
  ['study-search', '?studyId=1', 0],
])('%s%s, of which the server says nothing, has so many notices of that: %i', async (flow, search, count) => {
  const page = await openRealPage(flow, { search });
  page.store.setState(({ payload }) => ({ payload: { ...payload, status: 'failed' } }));
  const screen = await render(
    <PageContext value={page}>
      <PageNotices step="home" go={vi.fn()} />
    </PageContext>,
  );
  // A search says itself that it failed.
  expect(screen.getByRole('alert').elements()).toHaveLength(count);
});

const unsent = {
  en: { s6: 'call us and we will take your answers by phone', ps1: 'before you begin with the next candidate' },
  es: { s6: 'llamarnos y tomaremos sus respuestas por teléfono', ps1: 'antes de comenzar con el siguiente candidato' },
} as const;

test.each([
  ['s6', 'en', 'your answers'],
  ['ps1', 'en', 'answers of the candidate'],
  ['s6', 'es', 'sus respuestas'],
  ['ps1', 'es', 'respuestas del candidato'],
] as const)('what could not be sent is said in words for whoever reads them: %s in %s', async (flow, locale, whose) => {
  const page = await openRealPage(flow, { locale });
  page.store.setState((state) => ({ saved: { ...state.saved, failed: true } }));
  const screen = await render(
    <PageContext value={page}>
      <PageNotices step="home" go={vi.fn()} />
    </PageContext>,
  );
  const notice = screen.getByRole('alert');
  await expect.element(notice).toBeVisible();
  const { textContent } = notice.element();
  expect([textContent.includes(unsent[locale][flow]), textContent.includes(whose)]).toEqual([true, true]);
  await expect.element(notice.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

const again = {
  en: ['You withdrew your consent. We save nothing more of what you enter here.', 'Read it and agree again'],
  es: ['Usted retiró su consentimiento. Ya no guardamos lo que escriba aquí.', 'Leerlo y aceptarlo de nuevo'],
} as const;

const given = { indication: true, phone: true, email: true, criterium: true };

test.each(['en', 'es'] as const)(
  'who withdrew abroad reads on later steps that nothing more is saved, and is led to agree again, in %s',
  async (locale) => {
    const page = await openRealPage('ws10', { locale });
    const go = vi.fn();
    const show = (step: string) => (
      <PageContext value={page}>
        <PageNotices step={step} go={go} />
      </PageContext>
    );
    const screen = await render(show('indications'));
    const [sentence, agree] = again[locale];
    const notice = screen.getByText(sentence);
    const agreeing = (indication: boolean) =>
      page.store.setState(({ answers }) => ({ answers: { ...answers, consents: { ...given, indication } } }));
    page.store.setState(({ answers, saved, journey }) => ({
      answers: { ...answers, country: 'GB', consents: { ...given, indication: false } },
      saved: { ...saved, subjectSaved: false },
      journey: { ...journey, finished: ['home'] },
    }));
    await expect.element(notice).not.toBeInTheDocument();
    page.store.setState(({ saved }) => ({ saved: { ...saved, subjectSaved: true } }));
    await expect.element(notice).toBeVisible();
    const button = screen.getByRole('button', { name: agree });
    const gap = button.element().getBoundingClientRect().top - notice.element().getBoundingClientRect().bottom;
    expect(gap, 'the button stands apart from the sentence').toBeGreaterThanOrEqual(12);
    await button.click();
    expect(go.mock.calls).toEqual([['home']]);
    agreeing(true);
    await expect.element(notice).not.toBeInTheDocument();
    agreeing(false);
    await expect.element(notice).toBeVisible();
    page.store.setState(({ answers }) => ({ answers: { ...answers, country: 'US' } }));
    await expect.element(notice).not.toBeInTheDocument();
    page.store.setState(({ answers }) => ({ answers: { ...answers, country: 'GB' } }));
    await screen.rerender(show('home'));
    await expect.element(notice).not.toBeInTheDocument();
  },
);
