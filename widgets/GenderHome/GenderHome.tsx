import { useEffect, useState } from 'react';
import { genders } from '#src/domain/choices.ts';
import type { StudyLink } from '#src/domain/studyLink.ts';
import { compensationText } from '#src/domain/compensation.ts';
import type { Answers, Study } from '#src/domain/facts.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useFacts, useLinks, useSurroundings } from '#src/kit/context.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ChoiceButtons } from '#src/ui/ChoiceButtons.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { OversightLine } from '#widgets/shared/OversightLine.tsx';
import { spec } from './spec.ts';

type FieldProps = WidgetProps<typeof spec>;

/** Where the study is screened for, once that is known: most visits are about none, and load nothing for it. */
function useLinkTo(study: Study): StudyLink | undefined {
  const { studySearch, links, directScreenerHosts } = useSurroundings();
  const [link, setLink] = useState<StudyLink>();
  useEffect(() => {
    let isOpen = true;
    const parts = { search: studySearch.address(), directHosts: directScreenerHosts, homeOf: links.flow };
    void Promise.all([import('#src/domain/studyLink.ts'), studySearch.prescreen()]).then(
      ([{ studyLink }, prescreen]) => isOpen && setLink(studyLink(study, { ...parts, prescreen })),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [studySearch, links, directScreenerHosts, study]);
  return link;
}

/** The title of the study, which leads to its screener where it has one. */
function StudyTitle({ study, t }: FieldProps & { study: Study }) {
  const link = useLinkTo(study);
  if (!link) return study.title;
  return (
    <a href={link.href} {...(link.newTab && { target: '_blank', rel: 'noopener' })}>
      {study.title}
      {link.newTab ? <span className="visually-hidden">{` (${t('newTab')})`}</span> : null}
    </a>
  );
}

/** The study that the visit is about; nothing where it is about none. */
function FeaturedStudy(props: FieldProps) {
  const { id, t, T, locale } = props;
  const isLoading = useFacts((facts) => facts.path.loadingStudy);
  const study = useFacts((facts) => facts.study);
  if (isLoading) {
    return (
      <Card>
        <Spinner label={t('loading')} />
        <Skeleton />
      </Card>
    );
  }
  if (!study) return null;
  const compensation = compensationText(study, locale);
  const place = [study.city, study.state].filter(Boolean).join(', ');
  return (
    <Card as="section" kind="tint" aria-labelledby={`${id}-study`}>
      <p className="eyebrow">
        <T message="featured" />
      </p>
      <h2 id={`${id}-study`}>
        <StudyTitle {...props} study={study} />
      </h2>
      <p>{study.description}</p>
      {place ? (
        <p>
          <T message="place" values={{ place }} />
        </p>
      ) : null}
      {study.transportationRequired ? (
        <p>
          <T message="travel" />
        </p>
      ) : null}
      {compensation ? (
        <p>
          <strong>
            <T message="compensation" values={{ compensation }} />
          </strong>
        </p>
      ) : null}
    </Card>
  );
}

function FindButton({ options, T }: FieldProps) {
  const { next } = useSurroundings();
  const links = useLinks();
  const linkTo = useAppLink();
  if (options.findLeadsTo === 'studySearch') {
    return (
      <ButtonLink kind="secondary" {...linkTo(links.studySearch)}>
        <T message="find" />
      </ButtonLink>
    );
  }
  return (
    <Button kind="secondary" onClick={next}>
      <T message="find" />
    </Button>
  );
}

function Trust({ T }: FieldProps) {
  return (
    <section className="trust">
      <h2>
        <Icon name="shield" />
        <T message="trustTitle" />
      </h2>
      <p>
        <T message="trust" />
      </p>
    </section>
  );
}

function GenderHomeField(props: FieldProps) {
  const { id, value, set, leave, error, T } = props;
  const { next } = useSurroundings();
  const about = useQuestionAbout();
  const choose = (gender: Answers['gender']) => {
    set({ gender });
    next();
  };
  return (
    <>
      <StepHeading lead={<T message="lead" />}>
        <T message={about === 'question' ? 'title' : 'participantTitle'} />
      </StepHeading>
      <OversightLine T={T} />
      <ChoiceButtons
        id={id}
        kind="primary"
        legend={<T message={about} />}
        options={genders.map((gender) => ({ value: gender, label: <T message={gender} /> }))}
        between={<T message="or" />}
        value={value.gender}
        onChoose={choose}
        onBlur={leave}
        error={error()}
      />
      <ButtonRow>
        <FindButton {...props} />
      </ButtonRow>
      <FeaturedStudy {...props} />
      <Trust {...props} />
    </>
  );
}

export const GenderHome = defineWidget(spec, GenderHomeField);
