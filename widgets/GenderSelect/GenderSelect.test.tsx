import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { GenderSelect } from './GenderSelect.tsx';

testWidget('GenderSelect', GenderSelect);

describe('GenderSelect', () => {
  it('stores the choice and moves on at once', async () => {
    const { screen, answers, events } = await renderWidget(GenderSelect);
    await screen.getByRole('button', { name: 'Non-Binary' }).click();
    expect([answers(), events]).toEqual([{ gender: 'other' }, ['next']]);
  });

  it('stays where its campaign wants it to, and shows the choice', async () => {
    const { screen, events } = await renderWidget(GenderSelect, { options: { movesOn: false } });
    await screen.getByRole('button', { name: 'Female' }).click();
    await expect.element(screen.getByRole('button', { name: 'Female' })).toHaveAttribute('aria-pressed', 'true');
    expect(events).toEqual([]);
  });
});
