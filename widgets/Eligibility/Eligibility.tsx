import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { IconList } from '#src/ui/IconList.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { spec } from './spec.ts';

function EligibilityBlock({ T }: WidgetProps<typeof spec>) {
  const eligibility = useFacts((facts) => facts.landingPageCopy.eligibility);
  const isLoading = useFacts((facts) => facts.path.loadingStudy);
  const needsTravel = useFacts(({ study }) => study?.transportationRequired ?? false);
  if (isLoading) return <Skeleton />;
  const items = (eligibility?.items ?? []).map((item) => ({ key: item, content: <>{item}</> }));
  if (needsTravel) items.push({ key: 'travel', content: <T message="travel" /> });
  if (items.length === 0) return null;
  return (
    <section id="eligibility" tabIndex={-1} aria-labelledby="eligibility-title">
      <h2 id="eligibility-title">{eligibility?.title || <T message="title" />}</h2>
      <IconList items={items} />
    </section>
  );
}

export const Eligibility = defineWidget(spec, EligibilityBlock);
