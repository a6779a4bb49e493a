import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { NextCandidate } from '#widgets/shared/NextCandidate.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { CallTime } from './CallTime.tsx';
import { spec } from './spec.ts';
import './AgentPanel.css';

type Props = WidgetProps<typeof spec>;

function Script({ id, options, T }: Props) {
  const study = useFacts((facts) => facts.study?.title);
  return (
    <>
      <p id={`${id}-script`} className="agent-title">
        <T message="scriptTitle" />
      </p>
      <ol aria-labelledby={`${id}-script`}>
        <li>{study ? <T message="greet" values={{ study }} /> : <T message="greetNameless" />}</li>
        {(['ask', 'check', 'permission', options.goOn] as const).map((line) => (
          <li key={line}>
            <T message={line} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What each key does. */
const keys = ['tab', 'numbers', 'space', 'enter'] as const;

function Keys({ T }: Props) {
  return (
    <Disclosure summary={<T message="keysTitle" />}>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>
                <T message={`${key}Key`} />
              </kbd>
            </dt>
            <dd>
              <T message={key} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function AgentPanelBlock(props: Props) {
  const { id, options, t, T } = props;
  const since = useFacts((facts) => facts.answers.callStartedAt);
  return (
    <aside id={id} className="agent-panel" aria-labelledby={`${id}-title`}>
      <div className="agent-panel-head">
        <p id={`${id}-title`} className="agent-title">
          <T message="title" />
        </p>
        <CallTime since={since} label={<T message="time" />} />
      </div>
      <p className="field-hint">
        <T message="notice" />
      </p>
      {options.script ? (
        <>
          <Script {...props} />
          <Keys {...props} />
        </>
      ) : null}
      <NextCandidate t={t} T={T} />
    </aside>
  );
}

export const AgentPanel = defineWidget(spec, AgentPanelBlock);
