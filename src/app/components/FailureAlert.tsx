import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

/** What went wrong, that nothing is lost, and the number to call. */
export function FailureAlert({ what, children }: { what: 'loadFailed' | 'notSaved'; children?: ReactNode }) {
  const page = usePage();
  const t = useShellText();
  return (
    <Alert kind="error" title={t(what)}>
      <p>
        {t(`${what}Call`)} <TelLink number={page.callCenter()} />
      </p>
      {children}
    </Alert>
  );
}
