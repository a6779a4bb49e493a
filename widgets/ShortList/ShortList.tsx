import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { Study } from '#src/domain/facts.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { shortListId, useShortList } from '#src/kit/useShortList.ts';
import { useStudyLink } from '#src/kit/useStudyLink.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { keepFocusAround } from '#src/ui/keepFocusAround.ts';
import { spec } from './spec.ts';
import { useListOfAddress } from './useListOfAddress.ts';
import './ShortList.css';

type Props = WidgetProps<typeof spec>;
type SendListProps = Props & { kept: readonly Study[] };

/** Of use once something is kept; without a connection nothing can be sent. */
const SendList = lazy((): Promise<{ default: ComponentType<SendListProps> }> =>
  import('./SendList.tsx').then(
    (part) => ({ default: part.SendList }),
    () => ({ default: () => null }),
  ),
);

/** The flow that screens for studies here, once it is known. */
function usePrescreen(): string | undefined {
  const { studySearch } = useSurroundings();
  const [prescreen, setPrescreen] = useState<string>();
  useEffect(() => {
    let isOpen = true;
    void studySearch.prescreen().then(
      (name) => isOpen && setPrescreen(name),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [studySearch]);
  return prescreen;
}

function Kept({ study, onRemove, linkOf, t, T }: Props & KeptProps) {
  const link = linkOf(study);
  return (
    <li>
      <span>{study.title}</span>
      <span className="short-list-actions">
        {link ? (
          <ButtonLink kind="quiet" href={link.href} {...(link.newTab && { newTab: t('newTab') })}>
            <T message="see" />
            <span className="visually-hidden">: {study.title}</span>
          </ButtonLink>
        ) : null}
        <Button kind="quiet" aria-label={t('of', { name: t('remove'), study: study.title })} onClick={onRemove}>
          <T message="remove" />
        </Button>
      </span>
    </li>
  );
}
type KeptProps = { study: Study; onRemove: () => void; linkOf: ReturnType<typeof useStudyLink> };

function ShortListSection(props: Props) {
  const { t, T } = props;
  const { kept, toggle } = useShortList();
  const linkOf = useStudyLink(usePrescreen());
  const gone = useListOfAddress();
  if (kept.length + gone === 0) return null;
  const remove = (study: Study) => {
    toggle(study);
    document.getElementById(shortListId)?.focus(); // The button that was pressed is gone.
  };
  return (
    <Card as="section" kind="tint" aria-labelledby={shortListId}>
      <h2 ref={keepFocusAround} id={shortListId} tabIndex={-1}>
        <T message="title" />
      </h2>
      {gone > 0 ? <p>{t('gone', { count: gone })}</p> : null}
      {kept.length > 0 ? (
        <>
          <ul className="short-list">
            {kept.map((study) => (
              <Kept key={study.id} {...props} study={study} linkOf={linkOf} onRemove={() => remove(study)} />
            ))}
          </ul>
          <p>
            <T message="text" />
          </p>
          <Suspense>
            <SendList {...props} kept={kept} />
          </Suspense>
        </>
      ) : null}
    </Card>
  );
}

export const ShortList = defineWidget(spec, ShortListSection);
