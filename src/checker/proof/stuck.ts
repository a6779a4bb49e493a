import type { StepGraph } from './stepGraph.ts';
import type { Ways } from './ways.ts';

/** Whether the step lies behind one from which some cannot go on: who gets there are not all who would. */
export function isBehindStuck({ stops }: Ways, graph: StepGraph): (step: string) => boolean {
  const faults = stops.flatMap(({ moves }) => moves.flatMap((move) => move.faults));
  const stuck = new Set(faults.flatMap(({ code, step }) => (code === 'C063' ? [step] : [])));
  return (name) => [...stuck].some((step) => step.name !== name && graph.ahead(step).has(name));
}
