import { choices, ethnicity, introduction, measures, texts, title, type Choice } from './questions.ts';

const box = (id: string, label: string, more: string) =>
  `<p><label for="${id}">${label}</label><input id="${id}" name="${id}" required ${more}></p>`;

const group = ({ id, legend, options }: Choice, type: 'radio' | 'checkbox') => {
  const required = type === 'radio' ? ' required' : '';
  const labels = options.map(
    ({ value, label }) => `<label><input type="${type}" name="${id}" value="${value}"${required}>${label}</label>`,
  );
  return `<fieldset><legend>${legend}</legend>${labels.join('')}</fieldset>`;
};

/** The same page as a document without a script. */
export const plainPage = (css: string) =>
  [
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>`,
    `<style>${css}</style><form><h1>${title}</h1><p>${introduction}</p>`,
    ...texts.map(({ id, label, autoComplete }) => box(id, label, `autocomplete="${autoComplete}"`)),
    ...choices.map((choice) => group(choice, 'radio')),
    group(ethnicity, 'checkbox'),
    ...measures.map(({ id, label, min, max }) => box(id, label, `type="number" min="${min}" max="${max}"`)),
    '<button>Finish</button></form>',
  ].join('\n');
