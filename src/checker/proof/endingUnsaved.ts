import { mayBeLast } from './goingOn.ts';
import { savesOnEnter, savesOnLeave, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';

/** What was found of campaigns whose ways are looked at: more than one watch asks for it. */
const known = new WeakMap<StepGraph, ReadonlySet<string>>();

/** Steps from which, once they are open, somebody may get to an end without a save on the way. */
export function endingUnsaved(model: CampaignModel, graph: StepGraph): ReadonlySet<string> {
  const ending = known.get(graph) ?? findEndingUnsaved(model, graph);
  known.set(graph, ending);
  return ending;
}

function findEndingUnsaved(model: CampaignModel, graph: StepGraph): ReadonlySet<string> {
  const { steps } = model.campaign;
  const unsaved = Object.values(steps).filter((step) => !savesOnLeave(step));
  const found = new Set<string>(unsaved.filter((step) => mayBeLast(model, step)).map(({ name }) => name));
  const isOpenedUnsaved = (name: string) => {
    const step = steps[name];
    return step !== undefined && !savesOnEnter(step) && found.has(name);
  };
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const step of unsaved) if (graph.onward(step).some(isOpenedUnsaved)) found.add(step.name);
  }
  return found;
}
