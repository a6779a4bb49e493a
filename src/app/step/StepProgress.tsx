import { useStore } from 'zustand';
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
  // As one text, which is the same one until a figure changes.
  const figures = useStore(page.store, () => {
    const { value, max } = stepProgress(page, step);
    return `${value} ${max}`;
  });
  const [value = 1, max = 1] = figures.split(' ').map(Number);
  if (max < 2) return null;
  const counter =
    page.campaign.progress === 'counter' ? `${value} / ${max}` : t('step', { current: value, total: max });
  return (
    <Progress value={value} max={max} label={t('progress')} counter={counter} hidesLabel={step.part !== undefined} />
  );
}
