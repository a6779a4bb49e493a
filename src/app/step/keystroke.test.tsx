import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Criterion } from '#src/domain/facts.ts';
import type { Widget } from '#src/kit/widget.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import '#src/ui/ui.css';
import { PageContext } from '#src/app/page/PageContext.ts';
import { StepPage } from './StepPage.tsx';
import { stepOf } from '#src/app/journey/stepOf.ts';

const criteria = Array.from({ length: 40 }, (_, index): Criterion => ({
  id: index + 1,
  questionId: index + 1,
  question: `Question ${index + 1}?`,
  questionType: index % 3 === 0 ? 'select_multiple' : 'yes_no_unsure',
  gender: 'any',
  responses: ['A', 'B', 'C'].map((position, at) => ({
    id: index * 10 + at,
    text: position,
    position,
    qualifies: true,
  })),
}));

/** The widget, and a count of its renders under its kind. */
function counted(kind: string, { spec, Component }: Widget, count: (kind: string) => void): Widget {
  return {
    spec,
    Component: (props) => (
      <Profiler id={kind} onRender={count}>
        <Component {...props} />
      </Profiler>
    ),
  };
}

/** The first page of a screener with forty questions, and what is rendered of it from now on. */
async function openCounted() {
  const page = await openRealPage('ws10', { search: '?studyId=1' });
  const renders: string[] = [];
  const widgets = Object.entries(page.widgets).map(([kind, widget]) => [
    kind,
    counted(kind, widget, (name) => renders.push(name)),
  ]);
  Object.assign(page.widgets, Object.fromEntries(widgets));
  page.store.setState(({ payload }) => ({ payload: { ...payload, status: 'ready', criteria } }));
  const screen = await render(
    <MemoryRouter>
      <PageContext value={page}>
        <Profiler id="page" onRender={(id) => renders.push(id)}>
          <StepPage step={stepOf(page, 'home')} go={() => undefined} follow={() => undefined} startOver={() => true} />
        </Profiler>
      </PageContext>
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('group', { name: /Question 1\?/ })).toBeVisible();
  return { screen, renders, state: () => page.store.getState() };
}

test('a key press in the name field renders nothing, which shows what is typed already', async () => {
  const { screen, renders, state } = await openCounted();
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await name.fill('A');
  renders.length = 0;
  await name.fill('An');
  await expect.poll(() => state().drafts['fullName']).toBe('An');
  expect(renders).toEqual([]);
});

test('an answer renders nothing among forty questions, nor does the one that focus leaves', async () => {
  const { screen, renders, state } = await openCounted();
  const answerOf = (question: string) =>
    screen
      .getByRole('radiogroup', { name: new RegExp(`${question}\\?`) })
      .getByRole('radio')
      .first();
  await answerOf('Question 2').click();
  await answerOf('Question 3').click();
  renders.length = 0;
  await answerOf('Question 5').click();
  await expect.poll(() => state().answers.responses?.[5]).toEqual([40]);
  expect(renders).toEqual([]);
});
