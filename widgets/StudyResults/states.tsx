import { countries } from '#src/domain/countries/index.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { conditionInSentence } from '#src/domain/conditionInSentence.ts';
import { conditionsOf } from '#src/domain/conditions.ts';
import { CallCenterLink } from '#widgets/shared/CallCenterLink.tsx';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useCall } from '#src/kit/useCall.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useSearchFilters } from '#src/kit/useStudySearch.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import { RetryAlert } from '#src/ui/RetryAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { ResultsProps } from './props.ts';

/** As many placeholders as fill a phone: the cards take their place. */
export function Waiting() {
  return (
    <CardGrid kind="studies">
      {[1, 2].map((one) => (
        <Card key={one} as="li">
          <Skeleton lines={6} />
        </Card>
      ))}
    </CardGrid>
  );
}

/** The search failed: why, another try, and the number to call. */
export function FailedSearch({ search, T }: ResultsProps) {
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <RetryAlert
      title={<T message={isOffline ? 'offline' : 'failed'} />}
      label={<T message="retry" />}
      retry={search.retry}
    >
      <p>
        <T message="callUs" /> <CallCenterLink />
      </p>
    </RetryAlert>
  );
}

/** The postal code has the right form, and there is no such place. */
export function UnknownPlace({ search: { wanted }, T, locale }: ResultsProps) {
  if (!wanted) return null;
  const country = inLocale(countries[wanted.country].name, locale);
  return (
    <Alert kind="info" title={<T message="unknown" />}>
      <p>
        <T message="unknownText" values={{ searchedPostalCode: wanted.postalCode, country }} />
      </p>
    </Alert>
  );
}

/** For which conditions nothing was found, once their names are known. */
function NoneFor({ search: { wanted }, T, locale }: ResultsProps) {
  const loaded = useCall('indicationCategories', { query: { locale } });
  if (!wanted || loaded.status !== 'ready') return null;
  const indications = loaded.data.flatMap((category) => category.indications);
  const indicationName = conditionsOf(indications, wanted.indicationIds)
    .map(({ name }) => conditionInSentence(name))
    .join(', ');
  if (indicationName === '') return null;
  return (
    <p className="study-none-title">
      <T message="noneFor" values={{ indicationName, searchedPostalCode: wanted.postalCode }} />
    </p>
  );
}

/** A search alone saves nothing of whom it could tell: the flow that asks for it. */
function SignUp({ options: { signUpFlow }, T }: ResultsProps) {
  const { links } = useSurroundings();
  const isKnown = useFacts((facts) => facts.isKnownLead);
  const linkTo = useAppLink();
  if (signUpFlow === undefined || isKnown) return null;
  return (
    <p>
      <T message="signUpWhy" />{' '}
      <a {...linkTo(links.flow(signUpFlow))}>
        <T message="signUp" />
      </a>
    </p>
  );
}

/** Takes the filters off, the button with them: the focus moves to the heading. */
function ClearFilters({ id, T }: ResultsProps) {
  const [, change] = useSearchFilters();
  const clear = () => {
    change({});
    document.getElementById(`${id}-title`)?.focus();
  };
  return (
    <Button kind="secondary" onClick={clear}>
      <T message="clearFilters" />
    </Button>
  );
}

/** Nothing near: by the filters, or for which conditions, where some were searched for, and what follows. */
export function EmptyResults(props: ResultsProps) {
  const { search, T } = props;
  const { words, withinKm, indicationIds = [] } = search.wanted ?? {};
  const isFiltered = words !== undefined || withinKm !== undefined;
  return (
    <div className="study-none">
      {isFiltered || indicationIds.length === 0 ? null : <NoneFor {...props} />}
      <p>
        <T message={isFiltered ? 'noneFiltered' : 'none'} values={{ place: search.place?.name ?? '' }} />
      </p>
      {isFiltered ? <ClearFilters {...props} /> : <SignUp {...props} />}
    </div>
  );
}
