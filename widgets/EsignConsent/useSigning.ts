import { useEffect, useState } from 'react';
import { useSurroundings, type Surroundings } from '#src/kit/context.ts';

export type Signing = 'idle' | 'opening' | 'failed';

const isMobile = () => /Mobi|Android|iPhone|iPad|iPod/.test(navigator.userAgent);

/** Requests the page for the signature. An error is counted and reported, and thrown again. */
export async function startSigning(surroundings: Surroundings): Promise<string> {
  const { call, facts, count, report } = surroundings;
  const [slug, leadId] = [surroundings.leadSlug(), surroundings.leadId()];
  const { phone = '', firstName = '', lastName = '', email = '' } = facts().answers;
  try {
    const signer = { phone, firstName, lastName, email, ...(isMobile() && { type: 'SMS' as const }) };
    const body = { ...signer, ...(slug && { slug }), ...(leadId && { leadId }) };
    return (await call('startEsign', { body })).customerURL;
  } catch (error) {
    count('lightico_failed');
    report('error', 'Starting the e-signature failed');
    throw error;
  }
}

/** Leads to the page of the signature. `opening` lasts until that page is there, or begins anew when it is left by Back. */
export function useSigning(): { signing: Signing; sign: () => Promise<void> } {
  const surroundings = useSurroundings();
  const [signing, setSigning] = useState<Signing>('idle');
  useEffect(() => {
    const shownAgain = () => setSigning('idle');
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);
  const sign = async () => {
    setSigning('opening');
    try {
      const address = await startSigning(surroundings);
      surroundings.count('health_data_choice');
      surroundings.signature.begin();
      surroundings.navigate(address);
    } catch {
      setSigning('failed');
    }
  };
  return { signing, sign };
}
