import { sourceLocale } from '#src/generated/locales.ts';
import { cancerResources } from '#src/domain/cancerChoices.ts';
import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { useFacts } from '#src/kit/context.ts';
import { useNumber } from '#src/kit/useNumber.ts';
import { useVisitorName } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { UsualHours } from '#widgets/shared/UsualHours.tsx';
import { spec } from './spec.ts';

function OncologyConfirmationBlock({ id, options, locale, t, T }: WidgetProps<typeof spec>) {
  const number = useNumber('oncology', options.number);
  const name = useVisitorName();
  const isRefused = useFacts(refusesCalls);
  return (
    <>
      <StepHeading mark="success">
        {name ? <T message="heading" values={{ name }} /> : <T message="headingWithoutName" />}
      </StepHeading>
      {number ? (
        <>
          <p>
            <T message="call" /> <TelLink number={number} />
          </p>
          <UsualHours T={T} locale={locale} />
        </>
      ) : (
        <p>
          <T message={isRefused ? 'notCalled' : 'weCall'} />
        </p>
      )}
      <h2 id={`${id}-resources`}>
        <T message="resources" />
      </h2>
      <ul className="link-list" aria-labelledby={`${id}-resources`}>
        {cancerResources.map((resource) => (
          <li key={resource.address}>
            <a href={resource.address} target="_blank" rel="noopener">
              <span lang={sourceLocale}>{resource.name}</span>
              <span className="visually-hidden">{` (${t('newTab')})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export const OncologyConfirmation = defineWidget(spec, OncologyConfirmationBlock);
