import { defineEffect, type EffectContext } from '#src/kit/effect.ts';

/** Reports the event where the visit came from an advertisement: what does that is loaded for those alone. */
async function report(context: EffectContext, event: 'click' | 'conversion'): Promise<void> {
  if (!context.facts().query['utm_source']) return;
  const { reportOnce } = await import('./reportAd.ts');
  await reportOnce(context, event);
}

/** Reports a visit from an advertisement when its page opens. */
export const trackAdClick = defineEffect({
  description:
    'Reports a visit to a study whose address names a utm_source to the ad-security platform, once in a tab.',
  moments: ['onEnter'],
  params: {},
  reads: [],
  run: (context) => report(context, 'click'),
});

/**
 * Reports a visit that ended in a saved lead. Before the save is confirmed nothing is sent; a later step may name it
 * again.
 */
export const trackAdConversion = defineEffect({
  description: 'Reports the saved lead to the ad-security platform, once in a tab and not before it is saved.',
  moments: ['onEnter'],
  isForSaved: true,
  params: {},
  reads: [],
  run: async (context) => (context.state().saved.subjectSaved ? report(context, 'conversion') : undefined),
});
