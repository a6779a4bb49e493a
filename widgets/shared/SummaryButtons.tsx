import type { ReactNode } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';

type Props = { confirm: ReactNode; change: ReactNode; changeStep: string };

/** Below a summary of what is known of the visitor: goes on as it is, or opens the step that changes it. */
export function SummaryButtons({ confirm, change, changeStep }: Props) {
  const { next, links } = useSurroundings();
  const linkTo = useAppLink();
  return (
    <ButtonRow>
      <Button onClick={next}>{confirm}</Button>
      <ButtonLink kind="secondary" {...linkTo(links.step(changeStep))}>
        {change}
      </ButtonLink>
    </ButtonRow>
  );
}
