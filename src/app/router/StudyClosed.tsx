import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import { studySearchOf } from '#src/app/page/studySearchOf.ts';
import { focusHeading } from './focusHeading.ts';

/** Shows that the study has closed, whether the visitor's answers are saved, and the way to other studies. */
export function StudyClosed({ follow }: { follow: (href: string) => void }) {
  const page = usePage();
  const t = useShellText();
  const isSaved = useStore(page.store, ({ saved }) => saved.slug !== undefined);
  // What the visitor was in is gone from the page, and with it the focus.
  useEffect(() => focusHeading(), []);
  const href = studySearchOf(page);
  return (
    <div className="step-form">
      <StepHeading mark="search" lead={t('studyClosedOthers')}>
        {t('studyClosed')}
      </StepHeading>
      {isSaved ? <p>{t('studyClosedSaved')}</p> : null}
      <ButtonRow>
        <ButtonLink
          href={href}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            follow(href);
          }}
        >
          {t('findStudies')}
        </ButtonLink>
      </ButtonRow>
      <p>
        {t('studyClosedCall')} <TelLink number={page.callCenter()} />
      </p>
    </div>
  );
}
