import { uuid } from '#src/api/uuid.ts';
import type { EffectContext } from '#src/kit/effect.ts';

/** The id under which this tab saves its lead, made the first time and stored with the tab. */
export function tabIdOf({ state, change }: Pick<EffectContext, 'state' | 'change'>): string {
  const leadId = state().saved.leadId ?? uuid();
  if (state().saved.leadId !== leadId) change(({ saved }) => ({ saved: { ...saved, leadId } }));
  return leadId;
}
