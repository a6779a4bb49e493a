import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

const textsFor = {
  visitor: { notSaved: ['notSaved', 'notSavedCall'], loadFailed: ['loadFailed', 'loadFailedCall'] },
  agent: { notSaved: ['agentNotSaved', 'agentNotSavedCall'], loadFailed: ['loadFailed', 'agentLoadFailedCall'] },
} as const;

/** What went wrong, that nothing is lost, and the number to call: for a visitor, or for an agent who answers for one. */
export function FailureAlert({ what, children }: { what: 'loadFailed' | 'notSaved'; children?: ReactNode }) {
  const page = usePage();
  const t = useShellText();
  const [title, help] = textsFor[page.campaign.flowType === 'partnerScreener' ? 'agent' : 'visitor'][what];
  return (
    <Alert kind="error" title={t(title)}>
      <p>
        {t(help)} <TelLink number={page.callCenter()} />
      </p>
      {children}
    </Alert>
  );
}
