import type { SavedState } from '#src/domain/state.ts';
import type { EffectContext } from '#src/kit/effect.ts';

/** Whether a consent waits that the server had before: since a number or an address was corrected, not since the visitor decided. */
export const givesAgain = ({ consentsSent, consentsDue = [] }: SavedState): boolean =>
  consentsDue.some(({ consentType, hasConsent }) => hasConsent && consentsSent[consentType] === true);

/** As `takeBackWithdrawn`, which is loaded for those alone whose lead is saved and who have given a consent. */
export async function askWithdrawn(context: EffectContext): Promise<void> {
  const { slug, consentsSent } = context.state().saved;
  if (slug === undefined || !Object.values(consentsSent).includes(true)) return;
  const loaded = await import('./takeBackWithdrawn.ts').catch(() => {
    context.report('warning', 'Asking what was withdrawn failed');
  });
  await loaded?.takeBackWithdrawn(context);
}
