import type { Answers } from '#src/domain/facts.ts';
import type { Page } from '#src/app/page/page.ts';

/** The English of a text that a widget of this answer stored; any other text is returned as it is. */
export function inEnglish({ widgets, texts }: Page, answer: keyof Answers, text: string): string {
  const kinds = Object.keys(widgets).filter((kind) => widgets[kind]?.spec.answers.includes(answer));
  return kinds.map((kind) => texts.inEnglish(kind, text)).find((english) => english !== text) ?? text;
}
