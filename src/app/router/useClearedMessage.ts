import { useCallback, useRef, useState } from 'react';
import type { StepName } from '#src/flow/campaign.ts';
import type { ShellText } from '#src/i18n/locales/locale.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/** The message that the answers are cleared: it stands on the first step, which clearing opens, and leaves with it. */
export function useClearedMessage(name: StepName | undefined) {
  const { campaign } = usePage();
  const [message, setMessage] = useState<ShellText>();
  const opensFirst = useRef(false);
  const show = useCallback(
    (text: ShellText) => {
      setMessage(text);
      opensFirst.current = name !== campaign.home;
    },
    [name, campaign],
  );
  const onMoved = useCallback(() => {
    if (!opensFirst.current) setMessage(undefined);
    opensFirst.current = false;
  }, []);
  return { message, show, onMoved };
}
