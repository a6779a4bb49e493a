import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { OversightLine } from '#widgets/shared/OversightLine.tsx';
import { spec } from './spec.ts';

const linesOf = (text = '') => text.split('\n').filter((line) => line.trim());

function LandingCopyBlock({ options, t, T }: WidgetProps<typeof spec>) {
  const copy = useFacts((facts) => facts.landingPageCopy);
  const studyTitle = useFacts((facts) => facts.study?.title);
  const isLoading = useFacts((facts) => facts.path.loadingStudy);
  const shape = options.showFacts ? 'landing' : 'landing landing-short';
  if (isLoading) {
    return (
      <div className={shape}>
        <Spinner label={t('loading')} />
        <Skeleton lines={options.showFacts ? 4 : 1} />
      </div>
    );
  }
  const all = [
    { title: 'benefitsTitle', lines: linesOf(copy.benefits) },
    { title: 'compensationTitle', lines: linesOf(copy.compensationInformation) },
  ] as const;
  const parts = options.showFacts ? all.filter(({ lines }) => lines.length > 0) : [];
  return (
    <div className={shape}>
      <StepHeading lead={copy.subtitle} drawing={copy.drawing}>
        {copy.title || studyTitle || <T message="fallbackTitle" />}
      </StepHeading>
      <OversightLine T={T} />
      {parts.length > 0 ? (
        <div className="landing-facts">
          {parts.map(({ title, lines }) => (
            <section key={title}>
              <h2>
                <T message={title} />
              </h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
        </div>
      ) : null}
      {options.showDuration ? (
        <p className="landing-duration">
          <Icon name="clock" />
          <T message="duration" />
        </p>
      ) : null}
    </div>
  );
}

export const LandingCopy = defineWidget(spec, LandingCopyBlock);
