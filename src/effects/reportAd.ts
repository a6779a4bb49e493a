import type { EffectContext } from '#src/kit/effect.ts';

/** Limit of `utm_source` in the schema of the call. */
const maxSourceLength = 100;

/** The body of both calls; undefined without a study or without a `utm_source`. */
function bodyOf({ facts, state }: EffectContext) {
  const { study, query } = facts();
  const source = query['utm_source']?.slice(0, maxSourceLength);
  const { transactionId } = state().adSecurity;
  if (!study || !source) return undefined;
  return { studyId: study.id, utm_source: source, ...(transactionId && { transactionId }) };
}

/** Reports the event once in a tab; after an error it may be reported again. The response is saved with the lead. */
export async function reportOnce(context: EffectContext, event: 'click' | 'conversion'): Promise<void> {
  const body = bodyOf(context);
  if (!body || context.state().adSecurity.told.includes(event)) return;
  context.change(({ adSecurity }) => ({ adSecurity: { ...adSecurity, told: [...adSecurity.told, event] } }));
  try {
    const name = event === 'click' ? 'adClick' : 'adConversion';
    const { transactionId, response } = await context.call(name, { body }, { keepalive: true });
    context.change(({ adSecurity }) => ({
      adSecurity: { ...adSecurity, transactionId, responses: [...adSecurity.responses, response] },
    }));
  } catch {
    context.report('warning', `Telling the ad-security platform of a ${event} failed`);
    context.change(({ adSecurity }) => ({
      adSecurity: { ...adSecurity, told: adSecurity.told.filter((one) => one !== event) },
    }));
  }
}
