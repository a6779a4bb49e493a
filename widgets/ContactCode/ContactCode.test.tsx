import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#src/api/apiError.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ContactCode } from './ContactCode.tsx';

testWidget('ContactCode', ContactCode);

const answers = { phone: '+13125550123', email: 'ana@example.com' };
/** The number of these visitors in a sentence: no line ends within it. */
const shown = '(312)\u00a0555-\u20600123';
const sendCode = { waitSeconds: 30, goodForMinutes: 10 };
const right: Situation['replies'] = { sendCode, checkCode: { outcome: 'verified' } };
const send = { name: 'Send me a code' };
const box = { name: 'Six-digit code' };
const refused = (status: number, more: { field?: string; retryAfterSeconds?: number } = {}) =>
  new ApiError({ status, code: 'x', message: 'x', ...more });

/** A visitor who has asked for a code. */
async function asked(replies: Situation['replies'], situation: Situation = {}) {
  const rendered = await renderWidget(ContactCode, { answers, replies, ...situation });
  await rendered.screen.getByRole('button', send).click();
  return rendered;
}

describe('ContactCode', () => {
  test('sends a code when asked, to the number of an earlier step, and says so', async () => {
    const inputs: unknown[] = [];
    const { screen, events } = await asked({ sendCode: (input) => (inputs.push(input), sendCode) });
    await expect
      .element(screen.getByText(`A code is on its way to ${shown}. It is valid for 10 minutes.`))
      .toBeVisible();
    expect(inputs).toEqual([{ body: { kind: 'phone', contact: '+13125550123', country: 'US', locale: 'en' } }]);
    expect(events).toEqual(['count code_sent']);
    const input = screen.getByRole('textbox', box);
    await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  });

  test('two presses at once send one code', async () => {
    let sent = 0;
    const { screen } = await renderWidget(ContactCode, {
      answers,
      replies: { sendCode: () => ((sent += 1), sendCode) },
    });
    const button = screen.getByRole('button', send).element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(screen.getByRole('textbox', box)).toHaveFocus();
    expect(sent).toBe(1);
  });

  test('no line ends within the number, on the narrowest phone', async () => {
    await page.viewport(320, 700);
    const { screen } = await renderWidget(ContactCode, { answers });
    const sentence = screen.getByText(/this number is yours/).element();
    const number = sentence.textContent.split(': ')[1] ?? '';
    const line = sentence.parentElement?.appendChild(document.createElement('p')) ?? document.body;
    const range = document.createRange();
    // What stands before the number moves it over the end of the line, place by place.
    for (let place = 0; place < 60; place += 1) {
      const text = line.appendChild(new Text(`${'i'.repeat(place)} ${number}`));
      range.setStart(text, place + 1);
      range.setEnd(text, text.length);
      expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
      text.remove();
    }
  });

  test('a code is checked once its last digit is there, however it was put in', async () => {
    const inputs: unknown[] = [];
    const { screen, answers: stored } = await asked(
      { sendCode, checkCode: (input) => (inputs.push(input), { outcome: 'verified' }) },
      { options: { contact: 'email' } },
    );
    await screen.getByRole('textbox', box).fill(' 123 456 ');
    await expect.element(screen.getByText(/^Thank you\. The code is right/)).toBeVisible();
    expect(inputs).toEqual([{ body: { kind: 'email', contact: 'ana@example.com', country: 'US', code: '123456' } }]);
    expect(stored()).toMatchObject({ contactProof: 'code', contactProofFor: 'ana@example.com' });
  });

  test.each([
    ['wrong', { outcome: 'wrong', triesLeft: 4 }, 'This is not the code that we sent you'],
    ['gone', { outcome: 'gone' }, 'This code is no longer valid'],
    ['notChecked', refused(0), 'The code could not be checked'],
  ] as const)('a code that is not taken is announced at its box: %s', async (problem, checkCode, words) => {
    const { screen, submit, answers: stored } = await asked({ sendCode, checkCode });
    const input = screen.getByRole('textbox', box);
    await input.fill('123456');
    await expect.element(input).toHaveAccessibleErrorMessage(expect.stringContaining(words));
    expect(await submit()).toEqual([problem]);
    expect(stored().contactProof).toBeUndefined();
  });

  test('Next checks a code that was just typed, and one with a digit too few is named', async () => {
    const { screen, submit, answers: stored } = await asked(right);
    await screen.getByRole('textbox', box).fill('12345');
    expect(await submit()).toEqual(['incomplete']);
    await screen.getByRole('textbox', box).fill('123456');
    expect(await submit()).toEqual([]);
    expect(stored().contactProof).toBe('code');
  });

  test('a visitor may go on without a code, which is noted and can be taken back', async () => {
    const { screen, submit, answers: stored } = await renderWidget(ContactCode, { answers });
    await screen.getByRole('button', { name: 'Go on without a code' }).click();
    await expect.element(screen.getByText(/We note that nobody has checked/)).toHaveFocus();
    expect(await submit()).toEqual([]);
    expect(stored()).toMatchObject({ contactProof: 'none', contactProofFor: '+13125550123' });
    await screen.getByRole('button', { name: 'Use a code after all' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send me a code' })).toHaveFocus();
    expect(await submit()).toEqual(['unproved']);
  });

  test('another number than the proved one has to be proved', async () => {
    const { screen, submit, change } = await asked(right);
    await screen.getByRole('textbox', box).fill('123456');
    await expect.element(screen.getByText(/^Thank you/)).toBeVisible();
    change({ phone: '+13125550199' });
    await expect.element(screen.getByText(/this number is yours: \(312\)\s555-\u20600199/)).toBeVisible();
    expect(await submit()).not.toEqual(['unproved']);
    change({ phone: '+13125550123' });
    expect(await submit()).toEqual([]);
  });

  test('a new code can be asked for after the wait, and where none can be sent, nothing else is said', async () => {
    let sent = 0;
    const reply = () => {
      if ((sent += 1) === 2) throw refused(503);
      return { waitSeconds: sent === 1 ? 2 : 30, goodForMinutes: 10 };
    };
    const { screen } = await asked({ sendCode: reply });
    const again = screen.getByRole('button', { name: 'Send a new code' });
    await expect.element(again).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText(/You can ask for a new code in (2 seconds|1 second)\./)).toBeVisible();
    (again.element() as HTMLElement).click();
    await expect.element(screen.getByText(/You can ask for a new code in/)).toHaveAttribute('aria-live', 'polite');
    await expect.element(screen.getByText('You can ask for a new code in 1 second.')).toBeVisible();
    await expect.element(screen.getByText('Nothing yet? You can ask for a new code now.')).toBeVisible();
    await again.click();
    await expect.poll(() => screen.container.textContent).not.toMatch(/on its way|ask for a new code now/);
    await again.click();
    await expect.poll(() => [sent, again.element().ariaDisabled]).toEqual([3, 'true']);
  });

  test('a new code can be asked for at once where there is no wait, and the wait is as long as it is said to be', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let sent = 0;
    const reply = () => ({ waitSeconds: (sent += 1) === 1 ? 0 : 30, goodForMinutes: 10 });
    const { screen } = await asked({ sendCode: reply });
    await expect.element(screen.getByText('Nothing yet? You can ask for a new code now.')).toBeVisible();
    vi.setSystemTime(Date.now() + 100_000);
    await screen.getByRole('button', { name: 'Send a new code' }).click();
    await expect.element(screen.getByText(/You can ask for a new code in (30|29) seconds/)).toBeVisible();
  });

  test('once a code is sent, nothing is wrong with its box yet', async () => {
    const { screen, submit } = await renderWidget(ContactCode, {
      answers,
      replies: { sendCode: { waitSeconds: 1, goodForMinutes: 10 }, checkCode: { outcome: 'gone' } },
    });
    expect(await submit()).toEqual(['unproved']);
    await screen.getByRole('button', send).click();
    const input = screen.getByRole('textbox', box);
    await expect.element(input).not.toHaveAttribute('aria-invalid', 'true');
    await input.fill('123456');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await screen.getByRole('button', { name: 'Send a new code' }).click();
    await expect.element(input).toHaveValue('');
    await expect.element(input).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a code that is typed while another one is asked for stays', async () => {
    let [sent, answer]: [number, () => void] = [0, () => undefined];
    const { screen } = await renderWidget(ContactCode, {
      answers,
      replies: {
        sendCode: async () => {
          sent += 1;
          if (sent > 1) await new Promise<void>((resolve) => (answer = resolve));
          return { waitSeconds: sent === 1 ? 1 : 30, goodForMinutes: 10 };
        },
      },
    });
    await screen.getByRole('button', send).click();
    await expect.element(screen.getByText('Nothing yet? You can ask for a new code now.')).toBeVisible();
    await screen.getByRole('button', { name: 'Send a new code' }).click();
    await expect.poll(() => sent).toBe(2);
    const input = screen.getByRole('textbox', box);
    await input.fill('1234');
    answer();
    await expect.element(screen.getByText(/You can ask for a new code in \d+ seconds/)).toBeVisible();
    await expect.element(input).toHaveValue('1234');
  });

  test.each([
    ['while nobody can send', refused(503), 'No code can be sent at the moment.'],
    ['to a number that takes none', refused(400, { field: 'contact' }), `No code can be sent to ${shown}.`],
    ['after too many', refused(429, { retryAfterSeconds: 1800 }), 'Many codes have been sent already'],
  ])('no code %s: it is said, and the way on stays open', async (_, failure, words) => {
    const { screen, submit } = await asked({ sendCode: failure });
    await expect.element(screen.getByRole('alert').getByText(words, { exact: false })).toBeVisible();
    expect(await submit()).toEqual(['unproved']);
    await screen.getByRole('button', { name: 'Go on without a code' }).click();
    expect(await submit()).toEqual([]);
  });

  test('a code that is on its way already can be typed', async () => {
    const { screen, submit } = await asked({ ...right, sendCode: refused(429, { retryAfterSeconds: 20 }) });
    await screen.getByRole('textbox', box).fill('123456');
    expect(await submit()).toEqual([]);
  });

  test('works by keyboard, from asking to typing', async () => {
    const { screen } = await renderWidget(ContactCode, { answers, replies: right });
    await userEvent.tab();
    await expect.element(screen.getByRole('button', send)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox', box)).toHaveFocus();
    await userEvent.keyboard('123456');
    await expect.element(screen.getByText(/^Thank you/)).toHaveFocus();
  });
});
