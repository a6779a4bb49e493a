import { compensationText } from '#src/domain/compensation.ts';
import { distanceIn } from '#src/domain/distance.ts';
import type { Study } from '#src/domain/facts.ts';
import { ageRangeOf } from '#src/domain/studyFit.ts';
import { useShortList } from '#src/kit/useShortList.ts';
import type { StudyLink } from '#src/domain/studyLink.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FitMarks } from './FitMarks.tsx';
import type { StudyResultsProps } from './props.ts';
import { cardId } from './useReturn.ts';

type Props = StudyResultsProps & {
  study: Study;
  link: StudyLink | undefined;
  /** Called when the link is followed. */
  onFollow: () => void;
};

/** The way to the nearest site: its distance in the unit of the country, its town, and how many others there are. */
function Way({ study: { distance, place, siteCount = 1 }, t, country }: Props) {
  const near = distance === undefined ? undefined : distanceIn(country, distance);
  const others = siteCount > 1 ? t('moreSites', { count: siteCount - 1 }) : undefined;
  const parts = [near && t(near.unit, { count: near.count }), place, others].filter(Boolean);
  return parts.length > 0 ? <p className="eyebrow">{parts.join(' · ')}</p> : null;
}

function whoMayJoin({ study, t }: Props): string {
  const { kind, min, max } = ageRangeOf(study);
  const ages = t(kind, { min, max });
  return study.gender === 'any' ? ages : `${t(study.gender)} · ${ages}`;
}

function Facts(props: Props) {
  const { study, locale, t, T } = props;
  const facts = [
    ['about', study.associatedIndications.map(({ name }) => name).join(', ')],
    ['who', whoMayJoin(props)],
    ['visits', study.transportationRequired ? t('visitsAtSite') : undefined],
    ['pay', compensationText(study, locale)],
  ] as const;
  return (
    <dl className="study-facts">
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term}>
            <dt>
              <T message={term} />
            </dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Actions({ study, link, onFollow, t, T }: Props) {
  const { kept, toggle } = useShortList();
  const isKept = kept.some(({ id }) => id === study.id);
  return (
    <ButtonRow>
      {link ? (
        <ButtonLink href={link.href} kind="secondary" onClick={onFollow} {...(link.newTab && { newTab: t('newTab') })}>
          <T message="see" />
          <span className="visually-hidden">: {study.title}</span>
        </ButtonLink>
      ) : null}
      <Button
        kind="quiet"
        aria-pressed={isKept}
        aria-label={t('keepStudy', { study: study.title })}
        onClick={() => toggle(study)}
      >
        <T message="keep" />
      </Button>
    </ButtonRow>
  );
}

/** One study: what it is about, who may join, how far it is, why it is shown, and the way to its screener. */
export function StudyCard(props: Props) {
  const { id, study } = props;
  const titleId = `${id}-study-${study.id}`;
  return (
    <Card as="li" id={cardId(id, study.id)} aria-labelledby={titleId}>
      <Way {...props} />
      <h3 id={titleId} tabIndex={-1}>
        {study.title}
      </h3>
      <p>{study.description}</p>
      <FitMarks {...props} />
      <Facts {...props} />
      <Actions {...props} />
    </Card>
  );
}
