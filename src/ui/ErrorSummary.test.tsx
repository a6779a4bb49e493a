import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextInput } from './TextInput.tsx';

const ignore = () => {};
const moreOf = (count: number) => `Show ${count} more`;

function Page({ errors }: { errors: { href: string; name: string; text: string; lang?: string }[] }) {
  return (
    <>
      <ErrorSummary title="There is a problem" errors={errors} moreOf={moreOf} />
      <Field id="email" label="Email" error={errors[0]?.text}>
        {(control) => <TextInput {...control} value="" onChange={ignore} />}
      </Field>
      <RadioGroup
        id="smokes"
        legend="Do you smoke?"
        options={[{ value: 'A', label: 'Yes' }]}
        onChange={ignore}
        error={errors[1]?.text}
      />
    </>
  );
}

const errors = [
  { href: '#email', name: '', text: 'Email is required' },
  { href: '#smokes', name: '', text: 'This question must be answered' },
];

describe('ErrorSummary', () => {
  it('is not there without errors and takes focus when the first comes', async () => {
    const screen = await render(<Page errors={[]} />);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await screen.rerender(<Page errors={errors} />);
    await expect.element(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  });

  it('takes focus again at the next try', async () => {
    const screen = await render(<Page errors={errors} />);
    await screen.getByRole('textbox').click();
    await screen.rerender(<Page errors={[...errors]} />);
    await expect.element(screen.getByRole('alert')).toHaveFocus();
  });

  it.for([
    ['Email is required', 'textbox', 'Email'],
    ['This question must be answered', 'radiogroup', 'Do you smoke?'],
  ] as const)('the link "%s" moves focus to its %s', async ([text, role, name]) => {
    const screen = await render(<Page errors={errors} />);
    await screen.getByRole('link', { name: text }).click();
    await expect.element(screen.getByRole(role, { name })).toHaveFocus();
  });

  it('shows the first five, announced as one, and the next in silence once one is mended', async () => {
    const many = ['Name', 'Zip Code', 'Phone', 'Email', 'Gender', 'Height', 'Weight'].map((name) => ({
      href: `#${name}`,
      name,
      text: 'is missing',
    }));
    const summary = (mended: readonly string[]) => (
      <ErrorSummary title="Missing" errors={many} moreOf={moreOf} isMended={(href) => mended.includes(href)} />
    );
    const screen = await render(summary([]));
    const names = () =>
      screen
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href'));
    expect(screen.getByRole('alert').elements()).toHaveLength(1);
    expect(names()).toEqual(many.slice(0, 5).map(({ href }) => href));
    await screen.rerender(summary(['#Phone']));
    await expect.element(screen.getByRole('group', { name: 'Missing' })).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
    expect(names()).toEqual(['#Name', '#Zip Code', '#Email', '#Gender', '#Height']);
    // Emptied again while it is typed.
    await screen.rerender(summary([]));
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  it('folds those after the first five, and leads to each of them', async () => {
    const seven = ['Name', 'Zip Code', 'Phone', 'Gender', 'Height', 'Weight', 'email'].map((name) => ({
      href: `#${name}`,
      name,
      text: 'is missing',
    }));
    const screen = await render(<Page errors={seven} />);
    await expect.element(screen.getByRole('link', { name: 'Weight' })).not.toBeInTheDocument();
    await screen.getByText('Show 2 more').click();
    await expect.element(screen.getByRole('link', { name: 'Weight: is missing' })).toBeVisible();
    await screen.getByRole('link', { name: 'email: is missing' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('marks what is not in the language of the page', async () => {
    const english = { href: '#email', name: 'Correo', text: 'This field is required', lang: 'en' };
    const screen = await render(<Page errors={[english]} />);
    const link = screen.getByRole('link', { name: 'Correo: This field is required' });
    expect(link.element().querySelector('[lang=en]')?.textContent).toBe('This field is required');
  });

  it('reads on from a question, which it marks where it is not in the language of the page', async () => {
    const question = { href: '#smokes', name: 'Do you smoke?', nameLang: 'en', text: 'Debe responder' };
    const screen = await render(<Page errors={[question]} />);
    const link = screen.getByRole('link', { name: 'Do you smoke? Debe responder' });
    expect(link.element().querySelector('[lang=en]')?.textContent).toBe('Do you smoke? ');
  });

  it('leaves the message beside the field, tied to it', async () => {
    const screen = await render(<Page errors={errors} />);
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Email is required');
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleErrorMessage('Email is required');
    await expect.element(screen.getByRole('radiogroup')).toBeInvalid();
  });
});
