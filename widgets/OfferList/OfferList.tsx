import { useEffect, useState } from 'react';
import type { Offer } from '#src/generated/api.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { CallCenterLink } from '#widgets/shared/CallCenterLink.tsx';
import { useSurroundings } from '#src/kit/context.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { AfterLong } from '#src/ui/AfterLong.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import { RetryAlert } from '#src/ui/RetryAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { OfferCard } from './OfferCard.tsx';
import type { OfferListProps } from './props.ts';
import { spec } from './spec.ts';
import { useOffers } from './useOffers.ts';
import './OfferList.css';

/** Offers shown at first, and added by each press of the button for more. */
const PAGE = 10;

function Waiting({ t, T }: OfferListProps) {
  return (
    <>
      <AfterLong className="offers-state" meanwhile={t('loading')}>
        <T message="slow" />
      </AfterLong>
      <CardGrid>
        {[1, 2].map((key) => (
          <Card key={key} as="li">
            <Skeleton lines={5} />
          </Card>
        ))}
      </CardGrid>
    </>
  );
}

function Found(props: OfferListProps & { offers: readonly Offer[] }) {
  const { id, offers, locale, t, T } = props;
  const { markOfferOpened } = useSurroundings();
  const [shown, setShown] = useState(PAGE);
  // The first of those that were added.
  useEffect(() => {
    if (shown > PAGE) document.getElementById(`${id}-${shown - PAGE}-title`)?.focus();
  }, [id, shown]);
  const left = offers.length - shown;
  return (
    <>
      <output className="offers-state">
        <T message="count" values={{ count: offers.length }} />
      </output>
      <p>
        <T message="lead" />
      </p>
      <CardGrid>
        {offers.slice(0, shown).map((offer, index) => (
          <OfferCard
            key={offer.id}
            id={`${id}-${index}`}
            offer={offer}
            onOpen={markOfferOpened}
            locale={locale}
            t={t}
            T={T}
          />
        ))}
      </CardGrid>
      {left > 0 ? (
        <ButtonRow>
          <Button kind="secondary" onClick={() => setShown(shown + PAGE)}>
            <T message="more" values={{ count: Math.min(left, PAGE) }} />
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}

function Failed({ retry, T }: OfferListProps & { retry: () => void }) {
  return (
    <RetryAlert title={<T message="failed" />} label={<T message="retry" />} retry={retry}>
      <p>
        <T message="failedHelp" /> <CallCenterLink />
      </p>
    </RetryAlert>
  );
}

function None({ T }: OfferListProps) {
  const { links } = useSurroundings();
  const appLink = useAppLink();
  return (
    <Alert kind="info" title={<T message="none" />}>
      <p>
        <T message="noneHelp" />
      </p>
      <ButtonLink kind="secondary" {...appLink(links.studySearch)}>
        <T message="findStudies" />
      </ButtonLink>
    </Alert>
  );
}

function Offers({ found, ...props }: OfferListProps & { found: ReturnType<typeof useOffers> }) {
  const { id, options, T } = props;
  const isEmpty = found.status === 'ready' && found.offers.length === 0;
  const isMissing = isEmpty || found.status === 'failed' || found.status === 'unknown';
  // Beside studies, offers that are not there are not missed.
  if (isMissing && !options.alone) return null;
  return (
    <section id="offers" className="offers" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message={options.alone ? 'titleAlone' : 'title'} />
      </h2>
      {found.status === 'loading' ? <Waiting {...props} /> : null}
      {found.status === 'unknown' ? (
        <Alert kind="info">
          <p>
            <T message="unknown" />
          </p>
        </Alert>
      ) : null}
      {found.status === 'failed' ? <Failed {...props} retry={found.retry} /> : null}
      {isEmpty ? <None {...props} /> : null}
      {found.status === 'ready' && !isEmpty ? <Found {...props} offers={found.offers} /> : null}
    </section>
  );
}

function OfferListBlock(props: OfferListProps) {
  const { options, T } = props;
  const { next } = useSurroundings();
  const found = useOffers(options);
  if (found.status === 'unasked')
    return options.alone ? (
      <p>
        <T message="start" />
      </p>
    ) : null;
  return (
    <>
      <Offers {...props} found={found} />
      {options.finish ? (
        <ButtonRow>
          <Button kind="secondary" onClick={next}>
            <T message="finish" />
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}

export const OfferList = defineWidget(spec, OfferListBlock);
