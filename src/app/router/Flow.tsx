import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StepName } from '#src/flow/campaign.ts';
import { parseAddress } from '#src/flow/address.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { PageMain } from '#src/ui/PageMain.tsx';
import { stepOf } from '#src/app/journey/leaveStep.ts';
import { hasWidgets, loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';
import { reloadOnce } from '#src/app/page/reloadOnce.ts';
import { Shell } from '#src/app/components/Shell.tsx';
import { stepAt } from './stepAt.ts';
import { StepPage } from '#src/app/step/StepPage.tsx';
import { takeFocus } from './focusHeading.ts';
import { useStudyUnavailable } from './useStudyUnavailable.ts';

/** Few visitors ask for a study that is gone: it is fetched for them alone. */
const StudyUnavailable = lazy(async () => ({ default: (await import('./StudyUnavailable.tsx')).StudyUnavailable }));

/** Whether an address belongs to the flow and language that this page holds. */
function useIsHere() {
  const { campaign, locale } = usePage();
  return useCallback(
    (href: string) => {
      const { origin, pathname } = new URL(href, location.href);
      const address = parseAddress(pathname);
      return origin === location.origin && address.flow === campaign.name && address.locale === locale;
    },
    [campaign, locale],
  );
}

/** The step of the address. Addresses of other flows and languages are loaded as pages of their own. */
function useStep(): StepName | undefined {
  const page = usePage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const name = stepAt(pathname, page.search, page);
  useEffect(() => {
    if (name !== undefined) return;
    void import('./redirectOf.ts').then(({ redirectOf }) => {
      const { search, redirected, campaign } = page;
      const redirect = redirectOf({ pathname, search, remembered: campaign.name, tell: redirected });
      if (redirect !== undefined && isHere(redirect)) void navigate(redirect, { replace: true });
      else location.replace(redirect ?? location.href);
    }, reloadOnce);
  }, [name, page, pathname, isHere, navigate]);
  return name;
}

/** Whether the widgets of a step are at hand; loads them where they are not. A failed load breaks the page visibly. */
function useWidgets(name: StepName | undefined): boolean {
  const page = usePage();
  const [failure, setFailure] = useState<unknown>();
  const [, setLoaded] = useState(0);
  const isLoaded = name === undefined || hasWidgets(page, stepOf(page, name));
  useEffect(() => {
    if (!isLoaded) loadLaterWidgets(page).then(() => setLoaded((count) => count + 1), setFailure);
  }, [page, isLoaded]);
  if (failure !== undefined) throw failure;
  return isLoaded;
}

/** The open step inside the frame of the page. */
export function Flow() {
  const page = usePage();
  const t = useShellText();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const name = useStep();
  const earlier = useRef(name);
  const [isCleared, setCleared] = useState(false);
  const [clearings, setClearings] = useState(0);
  const isUnavailable = useStudyUnavailable();
  const follow = useCallback(
    (href: string) => {
      if (isHere(href)) void navigate(href);
      else location.assign(href);
    },
    [isHere, navigate],
  );
  const go = useCallback(
    (step: StepName, replace = false) => void navigate(page.addressOfStep(step), { replace }),
    [page, navigate],
  );
  const isLoaded = useWidgets(name);
  // With the step itself: a moment later the focus would be taken from whoever types into it already.
  useLayoutEffect(() => {
    if (name === undefined || !isLoaded || earlier.current === name) return;
    page.moved(name, earlier.current ?? '');
    earlier.current = name;
    setCleared(false);
    takeFocus();
  }, [page, name, isLoaded]);
  useEffect(() => {
    // The words that the answers are gone stand at the top, the button at the end.
    if (clearings > 0) takeFocus();
  }, [clearings]);
  const onCleared = () => {
    setCleared(true);
    setClearings((count) => count + 1);
    go(page.campaign.home);
  };
  const { steps } = page.campaign;
  if (name === undefined || !steps[name] || !isLoaded) return null;
  return (
    <Shell step={name} onCleared={onCleared}>
      <PageMain id="main">
        {isCleared ? <Alert kind="success">{t('cleared')}</Alert> : null}
        {isUnavailable ? (
          <Suspense>
            <StudyUnavailable />
          </Suspense>
        ) : (
          <StepPage key={`${name} ${clearings}`} step={stepOf(page, name)} go={go} follow={follow} />
        )}
      </PageMain>
    </Shell>
  );
}
