import { useEffect, useState } from 'react';
import { useSurroundings } from '#src/kit/context.ts';

export type Signing = 'idle' | 'opening' | 'failed';

const isMobile = () => /Mobi|Android|iPhone|iPad|iPod/.test(navigator.userAgent);

/** Leads to the page of the signature. `opening` lasts until that page is there, or begins anew when it is left by Back. */
export function useSigning(): { signing: Signing; sign: () => Promise<void> } {
  const { call, facts, navigate, count, report } = useSurroundings();
  const [signing, setSigning] = useState<Signing>('idle');
  useEffect(() => {
    const shownAgain = () => setSigning('idle');
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);
  const sign = async () => {
    setSigning('opening');
    const { phone = '', firstName = '', lastName = '', email = '' } = facts().answers;
    try {
      const body = { phone, firstName, lastName, email, ...(isMobile() && { type: 'SMS' as const }) };
      const { customerURL } = await call('startEsign', { body });
      navigate(customerURL);
    } catch {
      count('lightico_failed');
      report('error', 'Starting the e-signature failed');
      setSigning('failed');
    }
  };
  return { signing, sign };
}
