import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { IndicationMultiSelect } from './IndicationMultiSelect.tsx';

const listed = (id: number, name: string, showForSignup = true) => ({
  id,
  name,
  showForSignup,
  kind: 'chronic' as const,
});
const replies = {
  indicationCategories: [
    { name: 'Lungs', indications: [listed(1, 'Asthma'), listed(2, 'Asthma in a trial', false)] },
    { name: 'Other', indications: [listed(3, 'Diabetes'), listed(4, 'Candidate for surgery')] },
    { name: 'Empty', indications: [] },
  ],
};

testWidget('IndicationMultiSelect', IndicationMultiSelect, { replies });

describe('IndicationMultiSelect', () => {
  it('offers the conditions that people have, by category', async () => {
    const { screen } = await renderWidget(IndicationMultiSelect, { replies });
    await expect.element(screen.getByRole('group', { name: 'Lungs' })).toBeVisible();
    const names = screen
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['Asthma', 'Diabetes']);
  });

  it('stores what is ticked, across categories', async () => {
    const { screen, answers } = await renderWidget(IndicationMultiSelect, { replies });
    await screen.getByText('Diabetes').click();
    await screen.getByText('Asthma').click();
    expect(answers()).toEqual({ indicationIds: [3, 1] });
    await screen.getByText('Diabetes').click();
    expect(answers()).toEqual({ indicationIds: [1] });
  });

  it('asks a caregiver about the participant', async () => {
    const { screen } = await renderWidget(IndicationMultiSelect, {
      replies,
      facts: { path: { hasCaregiver: true } },
      answers: { caregiver: { relationship: 'Friend' } },
    });
    await expect.element(screen.getByText('Does the participant have any of these conditions?')).toBeVisible();
  });

  it('offers the next step, or another try, when the conditions cannot be loaded', async () => {
    const { screen, submit } = await renderWidget(IndicationMultiSelect);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(screen.getByText(/You can go on without them/)).toBeVisible();
    expect(await submit()).toEqual([]);
  });

  it('asks for one at least where it is required', async () => {
    const { screen, submit } = await renderWidget(IndicationMultiSelect, { replies, required: true });
    expect(await submit()).toEqual(['selectOption']);
    await expect.element(screen.getByText('Please select at least one option')).toBeVisible();
  });
});
