import { fullyQualified } from '#src/domain/qualification.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { spec } from './spec.ts';

function HealthQuestionsThankYouBlock({ T }: WidgetProps<typeof spec>) {
  const { links } = useSurroundings();
  const appLink = useAppLink();
  const isLoading = useFacts((facts) => facts.path.loadingInitialPayload);
  const mayLookFurther = useFacts((facts) => facts.study?.isSimulation !== true && !fullyQualified(facts));
  return (
    <>
      <StepHeading mark="success" lead={<T message="complete" />}>
        <T message="thanks" />
      </StepHeading>
      {mayLookFurther && !isLoading ? (
        <ButtonRow>
          <ButtonLink {...appLink(links.studySearch)}>
            <T message="findStudies" />
          </ButtonLink>
        </ButtonRow>
      ) : null}
    </>
  );
}

export const HealthQuestionsThankYouPage = defineWidget(spec, HealthQuestionsThankYouBlock);
