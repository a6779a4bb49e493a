import type { SavedState, UnconfirmedLead } from '#src/domain/state.ts';
import type { EffectContext } from '#src/kit/effect.ts';

type Part = Pick<EffectContext, 'state' | 'change'>;

/** Changes the state of the saved lead, unless the visitor has cleared it or begun another since. */
export function changeSaved({ change }: Pick<Part, 'change'>, leadId: string, saved: Partial<SavedState>): void {
  change((state) => (state.saved.leadId === leadId ? { saved: { ...state.saved, ...saved } } : {}));
}

/** Whether the link of this page's address has lost its lead, and the visitor has not said yet whether to start anew. */
export function isLinkLost({ state, facts }: Pick<EffectContext, 'state' | 'facts'>): boolean {
  const { link } = state().saved;
  return link?.is === 'lost' && link.slug === facts().query['slug'];
}

/** What the visitor pressed for this tab's lead and the server has not confirmed, in its order. */
export function unconfirmedOf({ state }: Pick<Part, 'state'>): readonly UnconfirmedLead[] {
  const { leadId, unconfirmed = [] } = state().saved;
  return unconfirmed.filter(({ lead }) => lead.leadId === leadId);
}

const isSameVisit = ({ lead: a }: UnconfirmedLead, { lead: b }: UnconfirmedLead) =>
  a.sourceInfo.campaign === b.sourceInfo.campaign && a.studyId === b.studyId;

/** Stores what is to be saved as it was when the visitor pressed: it replaces what they pressed before in this campaign and study. */
export function storeUnconfirmed(part: Part, pressed: UnconfirmedLead): void {
  const others = unconfirmedOf(part).filter((one) => !isSameVisit(one, pressed));
  changeSaved(part, pressed.lead.leadId, { unconfirmed: [...others, pressed] });
}

/** Removes what is settled; what was pressed since stays. */
export function removeUnconfirmed(part: Part, settled: UnconfirmedLead): void {
  const unconfirmed = unconfirmedOf(part).filter((one) => one !== settled);
  changeSaved(part, settled.lead.leadId, { unconfirmed });
}
