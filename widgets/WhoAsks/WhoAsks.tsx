import type { ReactNode } from 'react';
import { CallCenterLink } from '#widgets/shared/CallCenterLink.tsx';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { whoAsksId } from '#widgets/shared/whoAsksId.ts';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

/** The entry of a register, which opens in a tab of its own, and the number to ask. */
function Check({ t, T }: Props) {
  const register = useFacts((facts) => facts.oversight.register);
  return (
    <>
      {register ? (
        <p>
          <a href={register.url} target="_blank" rel="noopener">
            <T message="register" values={{ number: register.number }} />
            <span className="visually-hidden">{` (${t('newTab')})`}</span>
          </a>
        </p>
      ) : null}
      <p>
        <T message={register ? 'askToo' : 'ask'} /> <CallCenterLink />
      </p>
    </>
  );
}

function WhoAsksBlock(props: Props) {
  const { T } = props;
  const { sponsor, recruiter, ethics } = useFacts((facts) => facts.oversight);
  const title = useFacts((facts) => facts.study?.title);
  const isLoading = useFacts((facts) => facts.path.loadingStudy);
  if (isLoading || (!sponsor && !recruiter)) return null;
  const facts: readonly (readonly ['study' | 'sponsor' | 'recruiter' | 'ethics' | 'check', ReactNode])[] = [
    ['study', title],
    ['sponsor', sponsor],
    ['recruiter', recruiter],
    ['ethics', ethics && <T key="ethics" message="approval" values={{ ...ethics }} />],
    ['check', <Check key="check" {...props} />],
  ];
  return (
    <section id={whoAsksId} tabIndex={-1} aria-labelledby={`${whoAsksId}-title`}>
      <h2 id={`${whoAsksId}-title`}>
        <T message="title" />
      </h2>
      <dl>
        {facts.map(([name, fact]) =>
          fact ? (
            <div key={name}>
              <dt>
                <T message={name} />
              </dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

export const WhoAsks = defineWidget(spec, WhoAsksBlock);
