import { isLocale, localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { answerNames, firstOwn, lastNumber, type AnswerName, type Question } from './questions.ts';
import { textFields, textProblem, type NewText } from './texts.ts';

/** What is wrong with a file: the line, counted from 1, and the cure in words. */
export type DraftFinding = { line: number; text: string };

/** A study of the file: its number, the texts that are written, and the questions. */
export type DraftBlock = {
  line: number;
  study: string;
  texts: (NewText & { line: number })[];
  questions: DraftQuestion[];
};
/** A question as it is written; incomplete while its findings say so. */
type DraftQuestion = Question & { line: number };

type Open = {
  line: number;
  number: number;
  ask: Record<string, string>;
  hint: Record<string, string>;
  qualifies: AnswerName[];
};

/**
 * Reads a file of drafts: lines such as `study: 100001`, `title.es: ...`, `[3]`, `ask.en: ...`. A line that begins with
 * a blank goes on with the text above; those with `#` are notes. A criterion without a question is left out.
 */
export class DraftFileReader {
  readonly findings: DraftFinding[] = [];
  readonly blocks: DraftBlock[] = [];
  private open: Open | undefined;
  private goOn: ((more: string) => void) | undefined;

  constructor(content: string) {
    for (const [index, line] of content
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .entries())
      this.readLine(line, index + 1);
    this.closeQuestion();
    if (this.blocks.length === 0)
      this.find(1, 'there is no study in it; each begins with a line such as study: 100001');
  }

  private find(line: number, text: string): void {
    this.findings.push({ line, text });
  }

  private readLine(content: string, line: number): void {
    if (content.trim() === '' || content.startsWith('#')) return;
    if (/^\s/.test(content)) {
      if (this.goOn) this.goOn(content.trim());
      else this.find(line, 'it begins with a blank, but no text above it goes on; remove the blank');
      return;
    }
    this.goOn = undefined;
    const number = /^\[(\d+)\]/.exec(content)?.[1];
    if (number !== undefined) this.openQuestion(Number(number), line);
    else this.readEntry(content, line);
  }

  private readEntry(content: string, line: number): void {
    const [, key = '', value = ''] = /^([\w.]+)\s*:\s*(.*)$/.exec(content) ?? [];
    if (key === '') return this.find(line, `"${content.slice(0, 30)}" is no entry; write it as name: text`);
    if (key === 'study') return this.openStudy(value.trim(), line);
    const block = this.blocks.at(-1);
    if (!block) return this.find(line, 'no study is named above it; write a line such as study: 100001 first');
    if (this.open) return this.readOfQuestion(this.open, { key, value, line });
    return this.readText(block, { key, value, line });
  }

  private openStudy(study: string, line: number): void {
    this.closeQuestion();
    if (study === '') this.find(line, 'the number of the study is missing');
    if (this.blocks.some((block) => block.study === study))
      this.find(line, `study ${study} is in the file already; put both together`);
    this.blocks.push({ line, study, texts: [], questions: [] });
  }

  private openQuestion(number: number, line: number): void {
    this.closeQuestion();
    if (this.blocks.length === 0)
      this.find(line, 'no study is named above it; write a line such as study: 100001 first');
    if (number < 1 || number > lastNumber) this.find(line, `numbers are 1 to ${lastNumber}`);
    if (this.blocks.at(-1)?.questions.some((question) => question.number === number))
      this.find(line, `number ${number} is in this study already; your own questions have numbers from ${firstOwn}`);
    this.open = { line, number, ask: {}, hint: {}, qualifies: [] };
  }

  private readText(block: DraftBlock, { key, value, line }: Entry): void {
    const [field = '', locale = ''] = key.split('.');
    if (value.trim() === '') return undefined;
    const text = { field, locale, text: value.trim(), line };
    block.texts.push(text);
    this.goOn = (more) => (text.text += ` ${more}`);
    const problem = textProblem(text);
    if (problem !== undefined) this.find(line, `${key}: ${problem}`);
    return undefined;
  }

  private readOfQuestion(open: Open, { key, value, line }: Entry): void {
    if (key === 'qualifies') return this.readQualifies(open, value, line);
    const [what = '', locale = ''] = key.split('.');
    if (what !== 'ask' && what !== 'hint') {
      const isText = Object.hasOwn(textFields, what);
      const cure = isText ? `put ${key} above the first [number]` : 'there are ask, hint and qualifies';
      return this.find(line, `${key} is nothing that a question has; ${cure}`);
    }
    if (!isLocale(locale))
      return this.find(line, `${key}: there is no language "${locale}"; there are ${localeCodes().join(', ')}`);
    if (value.trim() !== '') open[what][locale] = value.trim();
    this.goOn = (more) => (open[what][locale] = `${open[what][locale] ?? ''} ${more}`.trim());
    return undefined;
  }

  private readQualifies(open: Open, value: string, line: number): void {
    const names = value.split(/[\s,]+/).filter((name) => name !== '');
    open.qualifies = answerNames.filter((name) => names.includes(name));
    const wrong = names.filter((name) => !answerNames.some((one) => one === name));
    if (wrong.length > 0)
      this.find(line, `qualifies: "${wrong.join(', ')}" is no answer; write yes, no or unsure, or several with commas`);
    else if (open.qualifies.length === answerNames.length)
      this.find(line, 'qualifies: with all answers it decides nothing; leave one out, or the question');
  }

  /** A question that was begun must be whole; one that was left empty is none. */
  private closeQuestion(): void {
    const { open } = this;
    [this.open, this.goOn] = [undefined, undefined];
    if (!open || Object.keys(open.ask).length === 0) {
      if (open && Object.keys(open.hint).length > 0)
        this.find(open.line, `[${open.number}] has a hint but no question; write ask.${sourceLocale}`);
      return;
    }
    const missing = localeCodes().filter((code) => open.ask[code] === undefined);
    for (const code of missing) this.find(open.line, `[${open.number}] has no ask.${code}; write the question in it`);
    const hasHint = Object.keys(open.hint).length > 0;
    const unhinted = hasHint ? localeCodes().filter((code) => open.hint[code] === undefined) : [];
    for (const code of unhinted) this.find(open.line, `[${open.number}] has no hint.${code}; write the hint in it`);
    for (const [name, most] of [
      ['ask', 500],
      ['hint', 500],
    ] as const)
      for (const [code, text] of Object.entries(open[name]))
        if (text.length > most)
          this.find(open.line, `[${open.number}] ${name}.${code} has ${text.length} letters; shorten it to ${most}`);
    if (open.qualifies.length === 0)
      this.find(open.line, `[${open.number}] does not say who qualifies; write qualifies: yes, or no`);
    const { line, number, ask, hint, qualifies } = open;
    // A finding was made where the English text is missing.
    const [text, hintText] = [ask as Question['text'], hint as Question['text']];
    this.blocks.at(-1)?.questions.push({ line, number, text, ...(hasHint && { hint: hintText }), qualifies });
  }
}

type Entry = { key: string; value: string; line: number };
