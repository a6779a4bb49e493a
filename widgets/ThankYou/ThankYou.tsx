import { useAppLink } from '#src/kit/useAppLink.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useVisitorName } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { spec } from './spec.ts';

/** Whoever took back that they may be called is promised nothing. */
function ThankYouBlock({ options, text, T }: WidgetProps<typeof spec>) {
  const name = useVisitorName();
  const isUnsaved = useFacts((facts) => facts.isLeadPending);
  // Told here: with the rule of the other ends a page would load all of these.
  const isRefused = useFacts(({ withdrawn, answers }) => withdrawn?.call === true && !answers.consents?.phone);
  const { links } = useSurroundings();
  const linkTo = useAppLink();
  return (
    <>
      <StepHeading mark={isUnsaved ? undefined : 'success'}>
        {name ? <T message="heading" values={{ name }} /> : <T message="headingWithoutName" />}
      </StepHeading>
      {isRefused && !isUnsaved ? null : (
        <p>{options.text && !isUnsaved ? text(options.text) : <T message={isUnsaved ? 'unsaved' : 'text'} />}</p>
      )}
      {options.findStudies ? (
        <ButtonRow>
          <ButtonLink {...linkTo(links.studySearch)}>
            <T message="find" />
          </ButtonLink>
        </ButtonRow>
      ) : null}
    </>
  );
}

export const ThankYou = defineWidget(spec, ThankYouBlock);
