import { reading as en } from './en/reading.ts';
import { reading as es } from './es/reading.ts';
import type { ReadingMeasure } from './readingMeasure.ts';

/** How hard texts are to read, by locale. A language that has no measure here is not measured; pages load none of this. */
export const readingMeasures: Readonly<Record<string, ReadingMeasure>> = { en, es };
