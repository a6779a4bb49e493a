import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.tsx';
import './ui.css';

const options = ['Yes', 'No'].map((label) => ({ value: label, label }));

test.each(['list', 'buttons', 'row'] as const)(
  'no choice of a %s is a layer of its own, which a browser goes through for each touch',
  async (layout) => {
    const { container } = await render(
      <RadioGroup
        id="answer"
        legend="Do you?"
        options={options}
        value="Yes"
        onChange={() => undefined}
        layout={layout}
      />,
    );
    const parts = [...container.querySelectorAll('fieldset, .choices, .choice, .choice *')];
    const layers = parts.filter((part) => {
      const { position, opacity, transform } = getComputedStyle(part);
      return position !== 'static' || opacity !== '1' || transform !== 'none';
    });
    expect(layers).toEqual([]);
  },
);

test('the control of a button fills it, below its words', async () => {
  const { getByRole } = await render(
    <RadioGroup id="answer" legend="Do you?" options={options} onChange={() => undefined} layout="buttons" />,
  );
  const control = getByRole('radio', { name: 'No' }).element();
  const [inner, outer] = [control, control.closest('label')].map((one) => one?.getBoundingClientRect());
  const border = 2;
  expect(inner?.width).toBeCloseTo((outer?.width ?? 0) - 2 * border, 0);
  expect(inner?.height).toBeCloseTo((outer?.height ?? 0) - 2 * border, 0);
  const middle = inner && document.elementFromPoint(inner.x + inner.width / 2, inner.y + inner.height / 2);
  expect(middle).toBe(control);
});
