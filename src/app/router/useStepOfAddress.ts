import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StepName } from '#src/flow/campaign.ts';
import { usePage } from '#src/app/page/PageContext.ts';
import { reloadOnce } from '#src/app/browser/reloadOnce.ts';
import { stepAt } from './stepAt.ts';
import { useIsSamePage } from './useIsSamePage.ts';

/**
 * The step that the address opens; undefined while it redirects to one that opens a step. An address of another flow or
 * language is loaded as a page of its own.
 */
export function useStepOfAddress(): StepName | undefined {
  const page = usePage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSamePage = useIsSamePage();
  const name = stepAt(pathname, page.search, page);
  useEffect(() => {
    if (name !== undefined) return;
    void import('./redirectOf.ts').then(({ redirectOf }) => {
      const { search, reportRedirect, campaign } = page;
      const redirect = redirectOf({ pathname, search, remembered: campaign.name, report: reportRedirect });
      if (redirect !== undefined && isSamePage(redirect)) void navigate(redirect, { replace: true });
      else location.replace(redirect ?? location.href);
    }, reloadOnce);
  }, [name, page, pathname, isSamePage, navigate]);
  return name;
}
