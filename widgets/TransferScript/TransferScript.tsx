import { isLabPartner } from '#src/domain/labPartner.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useVisitorName } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Card } from '#src/ui/Card.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { spec } from './spec.ts';
import './TransferScript.css';

type Props = WidgetProps<typeof spec>;

/** Names in the script: whom the agent talks to, who takes part, and in what. */
function useNames({ t }: Props) {
  const name = useVisitorName() ?? '';
  const fullName = useFacts(({ answers: { firstName = '', lastName = '' } }) => `${firstName} ${lastName}`.trim());
  const study = useFacts((facts) => facts.study?.title) ?? t('theStudy');
  return { name, fullName, study };
}

function WarmTransfer({ id, T, ...props }: Props) {
  const { numbers } = useSurroundings();
  const isLab = useFacts((facts) => isLabPartner(facts.study));
  const names = useNames({ id, T, ...props });
  return (
    <Card as="section" aria-labelledby={`${id}-warm`}>
      <h2 id={`${id}-warm`}>
        <T message="warmTitle" />
      </h2>
      <ol className="transfer-steps">
        <li>
          <T message="say" />
          <blockquote>
            <T message="stay" values={names} />
          </blockquote>
        </li>
        <li>
          <T message="dial" />
          <p>
            <TelLink number={numbers.partnerTransfer} kind="primary" />
          </p>
        </li>
        <li>
          <T message="introduce" />
          <blockquote>
            <T message={isLab ? 'helloLab' : 'hello'} values={names} />
          </blockquote>
        </li>
        <li>
          <T message="connect" />
        </li>
      </ol>
    </Card>
  );
}

function TransferScriptBlock(props: Props) {
  const { id, T } = props;
  const names = useNames(props);
  const isUnsaved = useFacts((facts) => facts.isLeadPending);
  return (
    <>
      <StepHeading>
        <T message="heading" />
      </StepHeading>
      <WarmTransfer {...props} />
      <Card as="section" aria-labelledby={`${id}-later`}>
        <h2 id={`${id}-later`}>
          <T message="laterTitle" />
        </h2>
        <p>
          <T message={isUnsaved ? 'laterUnsaved' : 'say'} />
        </p>
        {isUnsaved ? null : (
          <blockquote>
            <T message="later" values={names} />
          </blockquote>
        )}
      </Card>
    </>
  );
}

export const TransferScript = defineWidget(spec, TransferScriptBlock);
