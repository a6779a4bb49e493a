import type { EffectName } from './index.ts';

type Called = { effect: string };

const save: { effect: EffectName } = { effect: 'saveLead' };
const send: { effect: EffectName } = { effect: 'sendConsents' };

/**
 * What leaving a step that saves runs after its own effects, in this order. In a file without the effects, whose code
 * loads later.
 */
export const savingEffects: readonly { effect: EffectName }[] = [save, send];

/** Whether one of the called effects saves the lead. */
export const savesLead = (calls: readonly Called[]) => calls.some(({ effect }) => effect === save.effect);
