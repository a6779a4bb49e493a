import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { Progress } from '#src/ui/Progress.tsx';
import { stepProgress } from '#src/app/journey/stepProgress.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

type Props = { step: CampaignStep };

/** How far the visitor has come, as the campaign shows it. A flow of one page has nothing to show. */
export function StepProgress({ step }: Props) {
  return step.showProgress ? <ShownProgress step={step} /> : null;
}

function ShownProgress({ step }: Props) {
  const page = usePage();
  const t = useShellText();
  const { value, max } = useStore(
    page.store,
    useShallow(() => stepProgress(page, step)),
  );
  if (max < 2) return null;
  const counter =
    page.campaign.progress === 'counter' ? `${value} / ${max}` : t('step', { current: value, total: max });
  return (
    <Progress value={value} max={max} label={t('progress')} counter={counter} hidesLabel={step.part !== undefined} />
  );
}
