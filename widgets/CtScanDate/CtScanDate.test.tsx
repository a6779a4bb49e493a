import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { CtScanDate } from './CtScanDate.tsx';

testWidget('CtScanDate', CtScanDate);

const label = /CT scan appointment/;

describe('CtScanDate', () => {
  test('a date later than today is stored', async () => {
    const { screen, answers, submit } = await renderWidget(CtScanDate, { facts: { today: '2026-06-15' } });
    await screen.getByLabelText(label).fill('06/16/2026');
    expect(answers().ctScanAppointmentDate).toBe('2026-06-16');
    expect(await submit()).toEqual([]);
  });

  test.each([
    ['today', '06/15/2026', 'notInFuture', 'Please enter a date in the future'],
    ['yesterday', '06/14/2026', 'notInFuture', 'Please enter a date in the future'],
    ['a day that does not exist', '13/45/2030', 'invalid', 'Please enter a valid date'],
  ])('%s is not stored, and removes a stored date', async (_, typed, problem, message) => {
    const { screen, answers, drafts, submit } = await renderWidget(CtScanDate, {
      facts: { today: '2026-06-15' },
      answers: { ctScanAppointmentDate: '2026-12-24' },
    });
    await expect.element(screen.getByLabelText(label)).toHaveValue('12/24/2026');
    await screen.getByLabelText(label).fill(typed);
    expect(answers().ctScanAppointmentDate).toBeUndefined();
    expect(drafts().ctScanAppointmentDate).toBe(typed);
    expect(await submit()).toEqual([problem]);
    await expect.element(screen.getByText(message)).toBeVisible();
  });

  test('it may stay empty', async () => {
    const { submit } = await renderWidget(CtScanDate);
    expect(await submit()).toEqual([]);
  });
});
