import { compensationText } from '#src/domain/compensation.ts';
import { distanceIn } from '#src/domain/distance.ts';
import { ageRangeOf } from '#src/domain/studyFit.ts';
import type { StudyLink } from '#src/domain/studyLink.ts';
import type { Study } from '#src/domain/facts.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FitMarks } from './FitMarks.tsx';
import type { StudyResultsProps } from './props.ts';

type Props = StudyResultsProps & { study: Study; link: StudyLink | undefined };

/** The way to the nearest site: its distance in the unit of the country, and its town. */
function Way({ study: { distance, place }, t, country }: Props) {
  const near = distance === undefined ? undefined : distanceIn(country, distance);
  const parts = [near && t(near.unit, { count: near.count }), place].filter(Boolean);
  return parts.length > 0 ? <p className="eyebrow">{parts.join(' · ')}</p> : null;
}

function whoMayJoin({ study, t }: Props): string {
  const { kind, min, max } = ageRangeOf(study);
  const ages = t(kind, { min, max });
  return study.gender === 'any' ? ages : `${t(study.gender)} · ${ages}`;
}

function Facts(props: Props) {
  const { study, locale, t, T } = props;
  const pay = compensationText(study, locale);
  const about = study.associatedIndications.map(({ name }) => name).join(', ');
  const facts = [
    ['about', about],
    ['who', whoMayJoin(props)],
    ['visits', study.transportationRequired ? t('visitsAtSite') : undefined],
    ['pay', pay],
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

/** One study: what it is about, who may join, how far it is, why it is shown, and the way to its screener. */
export function StudyCard(props: Props) {
  const { id, study, link, t, T } = props;
  return (
    <Card as="li" aria-labelledby={`${id}-study-${study.id}`}>
      <Way {...props} />
      <h3 id={`${id}-study-${study.id}`}>{study.title}</h3>
      <p>{study.description}</p>
      <FitMarks {...props} />
      <Facts {...props} />
      {link ? (
        <ButtonLink href={link.href} kind="secondary" {...(link.newTab && { newTab: t('newTab') })}>
          <T message="see" />
          <span className="visually-hidden">: {study.title}</span>
        </ButtonLink>
      ) : null}
    </Card>
  );
}
