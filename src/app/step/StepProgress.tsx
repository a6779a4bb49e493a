import { useStore } from 'zustand';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { Progress } from '#src/ui/Progress.tsx';
import { stepProgress } from '#src/app/journey/stepProgress.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

/** How far the visitor has come, as the campaign shows it. A flow of one page has nothing to show. */
export function StepProgress({ step }: { step: CampaignStep }) {
  const page = usePage();
  const t = useShellText();
  const value = useStore(page.store, () => stepProgress(page, step).value);
  const max = useStore(page.store, () => stepProgress(page, step).max);
  if (!step.showProgress || max < 2) return null;
  const counter =
    page.campaign.progress === 'counter' ? `${value} / ${max}` : t('step', { current: value, total: max });
  return <Progress value={value} max={max} label={t('progress')} counter={counter} />;
}
