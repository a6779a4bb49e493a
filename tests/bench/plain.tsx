import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Criterion } from '#src/domain/facts.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { Field } from '#src/ui/Field.tsx';
import { NumberedText, Question } from '#src/ui/Question.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { criteria, names } from './questions.ts';
import '#src/ui/ui.css';

type Asked = { criterion: Criterion; number: number; chosen: readonly string[]; onChange: (ids: string[]) => void };

function CriterionQuestion({ criterion, number, chosen, onChange }: Asked) {
  const group = {
    id: `criterion-${criterion.id}`,
    legend: <NumberedText number={number}>{criterion.question}</NumberedText>,
    options: criterion.responses.map(({ id, text }) => ({ value: String(id), label: text })),
  };
  return (
    <Question isShaded={number % 2 === 0}>
      {criterion.questionType === 'select_multiple' ? (
        <CheckboxGroup {...group} values={[...chosen]} onChange={onChange} />
      ) : (
        <RadioGroup {...group} value={chosen[0]} onChange={(id) => onChange([id])} />
      )}
    </Question>
  );
}

/** The same page as it is usually written: one state for the whole form. */
function PlainForm() {
  const [form, setForm] = useState<{ texts: Record<string, string>; responses: Record<number, string[]> }>({
    texts: {},
    responses: {},
  });
  return (
    <form>
      {names.map((name) => (
        <Field key={name} id={name} label={`Text ${name}`} required>
          {(control) => (
            <TextInput
              {...control}
              value={form.texts[name] ?? ''}
              onChange={(text) => setForm((held) => ({ ...held, texts: { ...held.texts, [name]: text } }))}
            />
          )}
        </Field>
      ))}
      {criteria.map((criterion, index) => (
        <CriterionQuestion
          key={criterion.id}
          criterion={criterion}
          number={index + 1}
          chosen={form.responses[criterion.id] ?? []}
          onChange={(ids) => setForm((held) => ({ ...held, responses: { ...held.responses, [criterion.id]: ids } }))}
        />
      ))}
      <Button type="submit">Finish</Button>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(<PlainForm />);
