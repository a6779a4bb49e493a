import { lazy, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StepName } from '#src/flow/campaign.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { PageMain } from '#src/ui/PageMain.tsx';
import { PageNotices } from '#src/app/components/PageNotices.tsx';
import { Shell } from '#src/app/components/Shell.tsx';
import { stepOf } from '#src/app/journey/stepOf.ts';
import { drawTypeface } from '#src/app/browser/drawTypeface.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import { StepPage } from '#src/app/step/StepPage.tsx';
import { focusHeading } from './focusHeading.ts';
import { useClearedMessage } from './useClearedMessage.ts';
import { useClearings } from './useClearings.ts';
import { useIsSamePage } from './useIsSamePage.ts';
import { useObstacle } from './useObstacle.ts';
import { useStepOfAddress } from './useStepOfAddress.ts';
import { useStepWidgets } from './useStepWidgets.ts';

/** Loaded only where it is shown: few visitors open the link of a study that has ended, or of a lead. */
const InPlaceOfStep = lazy(async () => ({ default: (await import('./InPlaceOfStep.tsx')).InPlaceOfStep }));

/** How a step opens another one: `go` by its name in this flow, `follow` by an address inside or outside of it. */
function useMoves() {
  const page = usePage();
  const navigate = useNavigate();
  const isSamePage = useIsSamePage();
  const follow = useCallback(
    (href: string) => {
      if (isSamePage(href)) void navigate(href);
      else location.assign(href);
    },
    [isSamePage, navigate],
  );
  const go = useCallback(
    (step: StepName, inPlace = false) => void navigate(page.addressOfStep(step), { replace: inPlace }),
    [page, navigate],
  );
  return { go, follow };
}

/** Reports each move to another step, focuses its heading and calls `onMoved`. */
function useMoved(name: StepName | undefined, isLoaded: boolean, onMoved: () => void) {
  const page = usePage();
  const earlier = useRef(name);
  // A layout effect, with the step itself: a moment later the visitor may type already, and would lose the focus.
  useLayoutEffect(() => {
    if (name === undefined || !isLoaded || earlier.current === name) return;
    page.reportMove(name, earlier.current ?? '');
    earlier.current = name;
    onMoved();
    drawTypeface();
    focusHeading();
  }, [page, name, isLoaded, onMoved]);
}

/** The open step inside the frame of the page. */
export function Flow() {
  const page = usePage();
  const t = useShellText();
  const name = useStepOfAddress();
  const { message: cleared, show, onMoved } = useClearedMessage(name);
  const obstacle = useObstacle();
  const { go, follow } = useMoves();
  const isLoaded = useStepWidgets(name);
  useMoved(name, isLoaded, onMoved);
  const { clearings, startOver, onCleared } = useClearings(show, go);
  const { steps } = page.campaign;
  if (name === undefined || !steps[name] || !isLoaded) return null;
  return (
    <Shell step={name} onCleared={onCleared}>
      <PageMain id="main">
        {cleared ? <Alert kind="success">{t(cleared)}</Alert> : null}
        {obstacle ? (
          <Suspense>
            <InPlaceOfStep obstacle={obstacle} follow={follow} />
          </Suspense>
        ) : (
          <>
            {/* Outside of the step: another one would show the same notice anew, and it would be announced again. */}
            <PageNotices step={name} go={go} />
            <StepPage
              key={`${name} ${clearings}`}
              step={stepOf(page, name)}
              go={go}
              follow={follow}
              startOver={startOver}
            />
          </>
        )}
      </PageMain>
    </Shell>
  );
}
