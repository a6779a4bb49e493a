import { readFileSync } from 'node:fs';

/** Ticks in which Linux counts the time of a process, in a second. */
const TICKS = 100;

/** Seconds of processor time that a process has taken with all its threads, as Linux counts it, in steps of 10 ms. */
export function processSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may have blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
