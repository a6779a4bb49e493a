import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { IconList } from '#src/ui/IconList.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { spec } from './spec.ts';

function EligibilityBlock({ T }: WidgetProps<typeof spec>) {
  const eligibility = useFacts((facts) => facts.landingPageCopy.eligibility);
  const isLoading = useFacts((facts) => facts.path.loadingInitialPayload);
  if (isLoading) return <Skeleton />;
  if (!eligibility || eligibility.items.length === 0) return null;
  return (
    <section id="eligibility" tabIndex={-1} aria-labelledby="eligibility-title">
      <h2 id="eligibility-title">{eligibility.title || <T message="title" />}</h2>
      <IconList items={eligibility.items.map((item) => ({ key: item, content: item }))} />
    </section>
  );
}

export const Eligibility = defineWidget(spec, EligibilityBlock);
