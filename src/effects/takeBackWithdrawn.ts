import { toContact } from '#src/domain/consentPoint.ts';
import type { WithdrawnElsewhere } from '#src/domain/facts.ts';
import type { ConsentType } from '#src/generated/api.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import { forgetSubmitted } from './submitCommercialConsent.ts';
import { afterWithdrawal } from './withdrawn.ts';

/**
 * Asks the server what of the consents that this tab shows as given was withdrawn elsewhere, such as on the page of one's own
 * data: no box shows it as given any more, nothing that waits gives it again, and neither does going on. What the visitor
 * decides while it asks counts. Never rejects: where nobody answers everything stays.
 */
export async function takeBackWithdrawn(context: EffectContext): Promise<void> {
  const before = context.state().saved;
  const reply = await context.call('session', {}, { leadSlug: before.slug }).catch(() => {
    context.report('warning', 'Asking what was withdrawn failed');
    return null;
  });
  const { saved } = context.state();
  if (!reply || saved.slug !== before.slug || saved.decisions !== before.decisions) return;
  const types = reply.filter((type) => saved.consentsSent[type] === true && !isForSignature(context, type));
  if (types.length === 0) return;
  if (types.includes('commercial')) forgetSubmitted(context);
  const withdrawn = { ...saved.withdrawn, ...namesOf(types) };
  // The tab's own count stays as it is.
  context.change((state) =>
    afterWithdrawal({ ...state, saved: { ...state.saved, withdrawn } }, { types, decisions: 0 }),
  );
}

function namesOf(types: readonly ConsentType[]): WithdrawnElsewhere {
  const names = Object.fromEntries(types.map((type) => [type, true]));
  return { ...names, ...(toContact.some((type) => types.includes(type)) && { contact: true }) };
}

/** A signature that was begun may be given at any moment on its own page: until then the ledger has what was before. */
const isForSignature = ({ facts }: EffectContext, type: ConsentType) =>
  type === 'medical_records_health_data' && facts().campaign.signedStep !== undefined;
