import { defineEffect, type EffectContext } from '#src/kit/effect.ts';

const longestSource = 100;

/** The visit as the platform is told of it; nothing without a study and the advertisement that led to it. */
function visitOf({ facts, state }: EffectContext) {
  const { study, query } = facts();
  const source = query['utm_source']?.slice(0, longestSource);
  const { transactionId } = state().adSecurity;
  if (!study || !source) return undefined;
  return { studyId: study.id, utm_source: source, ...(transactionId && { transactionId }) };
}

/** Tells the platform of the visit once in a tab. What it answers goes with the lead. */
async function tell(context: EffectContext, what: 'click' | 'conversion'): Promise<void> {
  const body = visitOf(context);
  const { told } = context.state().adSecurity;
  if (!body || told.includes(what)) return;
  context.change(({ adSecurity }) => ({ adSecurity: { ...adSecurity, told: [...adSecurity.told, what] } }));
  try {
    const name = what === 'click' ? 'adClick' : 'adConversion';
    const { transactionId, response } = await context.call(name, { body }, { keepalive: true });
    context.change(({ adSecurity }) => ({
      adSecurity: { ...adSecurity, transactionId, responses: [...adSecurity.responses, response] },
    }));
  } catch {
    context.report('warning', `Telling the ad-security platform of a ${what} failed`);
    context.change(({ adSecurity }) => ({
      adSecurity: { ...adSecurity, told: adSecurity.told.filter((one) => one !== what) },
    }));
  }
}

/** A visit that an advertisement led to, told when its page opens. */
export const trackAdClick = defineEffect({
  description: 'Tells the ad-security platform of a visit to a study that names its utm_source, once in a tab.',
  moments: ['onEnter'],
  params: {},
  run: (context) => tell(context, 'click'),
});

/** A visit that ended in a saved lead. Before a save is confirmed nothing is told; a later step may tell it then. */
export const trackAdConversion = defineEffect({
  description: 'Tells the ad-security platform that the lead is saved, once in a tab and not before it is.',
  moments: ['onEnter'],
  params: {},
  run: async (context) => (context.state().saved.subjectSaved ? tell(context, 'conversion') : undefined),
});
