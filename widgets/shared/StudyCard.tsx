import { compensationText } from '#src/domain/compensation.ts';
import { conditionInSentence } from '#src/domain/conditionInSentence.ts';
import { distanceIn } from '#src/domain/distance.ts';
import { ageRangeOf } from '#src/domain/studyFit.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FitMarks } from './FitMarks.tsx';
import { cardId, type StudyCardProps } from './studyCardProps.ts';
import './StudyCard.css';

/** The way to the nearest site: its distance in the unit of the country unless it is next door, its town, and how many others there are. */
function Way({ study: { distance, place, siteCount = 1 }, t, country }: StudyCardProps) {
  const near = distance === undefined ? undefined : distanceIn(country, distance);
  const others = siteCount > 1 ? t('moreSites', { count: siteCount - 1 }) : undefined;
  const parts = [near?.count ? t(near.unit, { count: near.count }) : undefined, place, others].filter(Boolean);
  return parts.length > 0 ? <p className="eyebrow">{parts.join(' · ')}</p> : null;
}

function whoMayJoin({ study, t }: StudyCardProps): string {
  const { kind, min, max } = ageRangeOf(study);
  const ages = t(kind, { min, max });
  return study.gender === 'any' ? ages : `${t(study.gender)} · ${ages}`;
}

function Facts(props: StudyCardProps) {
  const { study, locale, t, T } = props;
  const facts = [
    [
      'about',
      study.associatedIndications.map(({ name }, at) => (at > 0 ? conditionInSentence(name) : name)).join(', '),
    ],
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

function Actions({ study, link, onFollow, children, t, T }: StudyCardProps) {
  return (
    <ButtonRow>
      {link ? (
        <ButtonLink
          href={link.href}
          kind="secondary"
          {...(onFollow && { onClick: onFollow })}
          {...(link.newTab && { newTab: t('newTab') })}
        >
          <T message="see" />
          <span className="visually-hidden">: {study.title}</span>
        </ButtonLink>
      ) : null}
      {children}
    </ButtonRow>
  );
}

/** One study: what it is about, who may join, how far it is, why it is shown, and the way to its screener. */
export function StudyCard(props: StudyCardProps) {
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
