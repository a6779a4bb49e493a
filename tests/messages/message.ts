import type { Widget } from '#src/kit/widget.ts';
import type { renderWidget, Situation } from '#tests/support/renderWidget.tsx';

export type Screen = Awaited<ReturnType<typeof renderWidget>>['screen'];

/** A message of the product in the situation that it is for. */
export type Message = {
  /** The situation. */
  when: string;
  en: string;
  es: string;
  widget: Widget;
  situation?: Situation;
  /** What the visitor does before going on. Finds controls by role alone: it runs in both languages. */
  enter?: (screen: Screen) => Promise<void>;
};

/** Types into the only text box. */
export const type = (text: string) => (screen: Screen) => screen.getByRole('textbox').fill(text);

/** Types into the only search. */
export const search = (text: string) => (screen: Screen) => screen.getByRole('combobox').fill(text);
