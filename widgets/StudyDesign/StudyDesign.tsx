import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { spec } from './spec.ts';

function StudyDesignBlock({ T }: WidgetProps<typeof spec>) {
  const design = useFacts((facts) => facts.landingPageCopy.studyDesign);
  const isLoading = useFacts((facts) => facts.path.loadingStudy);
  if (isLoading) return <Skeleton />;
  if (!design || design.items.length === 0) return null;
  return (
    <section id="study-design" tabIndex={-1} aria-labelledby="study-design-title">
      <h2 id="study-design-title">{design.title || <T message="title" />}</h2>
      <ul>
        {design.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

export const StudyDesign = defineWidget(spec, StudyDesignBlock);
