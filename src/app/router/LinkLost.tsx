import { useEffect } from 'react';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import { focusHeading } from './focusHeading.ts';

/** Shows that the lead of the visitor's link is gone, and asks whether to start anew; what was to be saved is saved then. */
export function LinkLost() {
  const page = usePage();
  const t = useShellText();
  // What the visitor was in is gone from the page, and with it the focus; the same when this goes.
  useEffect(() => {
    focusHeading();
    return focusHeading;
  }, []);
  const startAnew = () => {
    page.store.setState(({ saved, payload }) => ({
      // Nothing is asked for again.
      payload: { ...payload, linkAsked: true },
      saved: { ...saved, ...(saved.link && { link: { ...saved.link, is: 'left' } }) },
    }));
    if (page.store.getState().saved.isPending) void runEffects(page, page.step.current, savingEffects);
  };
  return (
    <div className="step-form">
      <StepHeading lead={t('linkLostHelp')}>{t('linkLost')}</StepHeading>
      <ButtonRow>
        <Button onClick={startAnew}>{t('startAnew')}</Button>
      </ButtonRow>
      <p>
        {t('studyClosedCall')} <TelLink number={page.callCenter()} />
      </p>
    </div>
  );
}
