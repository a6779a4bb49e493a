import { savingEffects } from '#src/effects/savingEffects.ts';
import type { EffectName } from '#src/effects/index.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Finding } from '#src/checker/finding.ts';
import { groupedBy } from '#src/checker/groupedBy.ts';
import { findingAt, placeOfField, saves, savesOnEnter, savesOnLeave, type CampaignModel } from './model.ts';
import { asksWho } from './order.ts';
import { asksForContact } from './saves.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

const saving: readonly string[] = savingEffects.map(({ effect }) => effect);
const submitting: EffectName = 'submitCommercialConsent';

/**
 * A field that asks for a consent, the effects any of which sends what was decided, and whether every save needs it: that one
 * comes before it is a finding of its own.
 */
type Asking = { step: CampaignStep; index: number; mark: string; senders: readonly string[]; isOwed: boolean };

/** The fields that ask for a consent which this page sends: one that is signed elsewhere is known to the server. */
function askingIn({ campaign, registries: { kinds } }: CampaignModel): Asking[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Asking[] => {
      const { id, kind, options } = field;
      const spec = kinds[kind];
      if (!spec?.answers.includes('consents') || spec.signs) return [];
      const isCommercial = Object.values(withDefaults(spec.options, options)).includes('commercial');
      const isOwed = asksForContact(field, kinds);
      return [{ step, index, mark: `${step.name} ${id}`, senders: isCommercial ? [submitting] : saving, isOwed }];
    }),
  );
}

/** The mark of a lead that is saved: where others are, it is a finding of its own that these visitors are not. */
const saved = 'saved';

type Called = readonly { effect: string }[];
const named = (calls: Called) => calls.map(({ effect }) => effect);

/** The effects that run once the step is answered; nobody leaves one that leads nowhere. */
function afterAnswer({ next, saves: isSaved, onAnswer, onLeave }: CampaignStep): string[] {
  const leaving = next === undefined ? [] : [...named(onLeave), ...(isSaved ? saving : [])];
  return [...named(onAnswer.consents ?? []), ...leaving];
}

function unsent({ step, index, mark, senders }: Asking): Fault {
  const at = placeOfField(step, index);
  const what = `"${step.fields[index]?.id}" asks for a consent that nothing sends: ${senders === saving ? 'no step saves after it' : `no ${submitting} follows`}`;
  const tell = (who: string) => (who === '' ? what : `${what} for visitors ${who}`);
  return { code: 'C081', step, at, cause: `C081 ${mark}`, tell };
}

/** Watches that each consent which is asked for is sent, as it is given or later on the way. */
export function watchSentConsents(model: CampaignModel, graph: StepGraph): Watch {
  const asking = askingIn(model);
  const byStep = groupedBy(asking, ({ step }) => step);
  const at = (step: CampaignStep) => byStep.get(step) ?? [];
  // That nobody who is asked who they are is saved, and that an effect comes before what it sends, are findings of their own.
  const savesNobody = !Object.values(model.campaign.steps).some(saves) && !asksWho(model);
  const isSentEarly = unaskedFindings(model, graph).length > 0;
  const isFound = ({ senders }: Asking, marks: ReadonlySet<string>) =>
    senders === saving ? savesNobody || marks.has(saved) : !isSentEarly;
  const send = (effects: readonly string[], marks: Set<string>) => {
    for (const { mark, senders } of asking) if (senders.some((one) => effects.includes(one))) marks.delete(mark);
  };
  return {
    reads: (step) => at(step).map(({ index }) => step.fields[index]?.when),
    pass({ step, visitor, marks }) {
      if (asking.length === 0) return [];
      const isLate = marks.has(saved) || savesOnEnter(step);
      if (isLate || savesOnLeave(step)) marks.add(saved);
      send(named(step.onEnter), marks);
      for (const { index, mark, isOwed } of at(step))
        if (!(isLate && isOwed) && visitor.meets(step.fields[index]?.when)) marks.add(mark);
      send(afterAnswer(step), marks);
      return [];
    },
    leave(_, to, marks) {
      const ahead = graph.ahead(to);
      if (!asking.some(({ mark, step }) => marks.has(mark) || ahead.has(step.name))) marks.delete(saved);
    },
    end: (_, marks) => asking.flatMap((one) => (marks.has(one.mark) && isFound(one, marks) ? [unsent(one)] : [])),
  };
}

/** Effects that send a consent of their own where no field has asked for it, whichever way visitors come. */
export function unaskedFindings(model: CampaignModel, graph: StepGraph): Finding[] {
  const asking = askingIn(model).filter(({ senders }) => senders.includes(submitting));
  const { steps } = model.campaign;
  return Object.values(steps).flatMap((step) => {
    if (asking.some((one) => graph.ahead(one.step).has(step.name))) return [];
    const lists: [string, Called][] = [
      ['onEnter', step.onEnter],
      ['onLeave', step.onLeave],
    ];
    return lists.flatMap(([list, calls]) =>
      calls.flatMap(({ effect }, index): Finding[] => {
        const message = `Nothing on the way to the step "${step.name}" asks for the consent that ${effect} sends`;
        return effect === submitting ? [findingAt(model, 'C081', ['steps', step.name, list, index], message)] : [];
      }),
    );
  });
}
