/** What is counted of sentences. */
export type Counts = { sentences: number; words: number; syllables: number };

/** What is read as one: a page with all that it can say, one of its texts, a consent. */
export type Reading = 'page' | 'text' | 'consent';

/** How hard sentences of one language are to read, by a formula that was made for it. */
export type ReadingMeasure = {
  /** What the figures are called in findings. */
  name: string;
  /** Whether a higher figure is a harder text. */
  isHardWhenHigh: boolean;
  /** Of one word, at least 1. */
  syllablesOf: (word: string) => number;
  /** The figure of counts that are above 0. */
  figureOf: (counts: Counts) => number;
  /** The hardest figures that are acceptable where a campaign sets no limit of its own. */
  limits: Readonly<Record<Reading, number>>;
};
