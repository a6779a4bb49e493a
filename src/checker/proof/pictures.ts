import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { placeOfField, saves, savesOnEnter, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** A field that asks for a picture. */
type Asking = { field: CampaignField; index: number };

function tooEarly(step: CampaignStep, { field, index }: Asking): Fault {
  const at = placeOfField(step, index);
  const tell = (who: string) =>
    `"${field.id}" of the step "${step.name}" asks ${who === '' ? 'visitors' : `visitors ${who}`} for a picture before anything of theirs is saved, so they cannot open the step`;
  return { code: 'C086', step, at, cause: `C086 ${at.join('.')}`, tell };
}

/** Watches that pictures are asked of those who are known: saved by an earlier step, or fetched as one opens. */
export function watchPictures(model: CampaignModel, graph: StepGraph): Watch[] {
  const { kinds, effects } = model.registries;
  const at = ({ fields }: CampaignStep): Asking[] =>
    fields.flatMap((field, index) => (kinds[field.kind]?.answers.includes('pictures') ? [{ field, index }] : []));
  const asking = Object.values(model.campaign.steps).filter((step) => at(step).length > 0);
  if (asking.length === 0) return [];
  const fetches = ({ onEnter }: CampaignStep) =>
    onEnter.some(({ effect }) => effects[effect]?.tells?.includes('knownLead'));
  const isKnown = 'known';
  return [
    {
      reads: (step) => at(step).map(({ field }) => field.when),
      pass({ step, visitor, marks }) {
        if (savesOnEnter(step) || fetches(step)) marks.add(isKnown);
        if (marks.has(isKnown)) return [];
        const early = at(step).find(({ field }) => visitor.meets(field.when));
        return early ? [tooEarly(step, early)] : [];
      },
      leave(from, to, marks) {
        const isOpen = asking.some(({ name }) => graph.ahead(to).has(name));
        if (!isOpen) marks.clear();
        else if (saves(from)) marks.add(isKnown);
      },
      end: () => [],
    },
  ];
}
