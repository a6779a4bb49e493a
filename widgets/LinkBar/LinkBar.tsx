import { useFacts } from '#src/kit/context.ts';
import { SectionLinks } from '#src/kit/SectionLinks.tsx';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { spec } from './spec.ts';
import './LinkBar.css';

function LinkBarBlock({ id, options, T }: WidgetProps<typeof spec>) {
  const hasDesign = useFacts((facts) => Boolean(facts.landingPageCopy.studyDesign?.items.length));
  const hasEligibility = useFacts(({ landingPageCopy, study }) =>
    Boolean(landingPageCopy.eligibility?.items.length || study?.transportationRequired),
  );
  const isLoading = useFacts((facts) => facts.path.loadingStudy);
  const links = [
    { to: 'benefits', message: 'benefits', isThere: options.benefits },
    { to: 'study-design', message: 'studyDetails', isThere: options.studyDetails && hasDesign },
    { to: 'eligibility', message: 'eligibility', isThere: options.eligibility && hasEligibility },
    { to: 'testimonials', message: 'testimonials', isThere: options.testimonials },
  ] as const;
  const shown = links.filter(({ isThere }) => isThere);
  if (isLoading) {
    return (
      <div className="link-bar">
        <Skeleton lines={2} />
      </div>
    );
  }
  if (shown.length === 0) return null;
  return (
    <nav className="link-bar" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`}>
        <T message="title" />
      </p>
      <SectionLinks sections={shown.map(({ to, message }) => ({ to, text: <T message={message} /> }))} />
    </nav>
  );
}

export const LinkBar = defineWidget(spec, LinkBarBlock);
