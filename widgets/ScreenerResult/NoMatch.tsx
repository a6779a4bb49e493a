import { distanceIn } from '#src/domain/distance.ts';
import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { countryOf } from '#src/domain/countries/countryOf.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useSuitableStudies, type SuitableStudies as SuitableStudiesFound } from '#src/kit/useSuitableStudies.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { SuitableStudies } from '#widgets/shared/SuitableStudies.tsx';
import type { ResultProps } from './props.ts';

/** Where the visitor came from; nothing but an address of the web. */
function ReturnLink({ T }: ResultProps) {
  const address = useFacts((facts) => facts.path.affiliateReturnUrl);
  if (!address || !/^https?:\/\//i.test(address)) return null;
  return (
    <ButtonLink kind="secondary" href={address}>
      <T message="return" />
    </ButtonLink>
  );
}

/** How far was looked for a site, by whom the study takes: people near a site, of the country, or of a state. */
function HowFar({ T, t, country, locale }: ResultProps) {
  const { siteRadiusKm } = useSurroundings();
  const area = useFacts((facts) => facts.study?.siteTargetAreaType);
  const postalCode = useFacts((facts) => facts.answers.postalCode);
  if (area === undefined || !postalCode) return null;
  if (area === 'Country')
    return (
      <p>
        <T message="lookedInCountry" values={{ country: inLocale(countryOf(country).name, locale) }} />
      </p>
    );
  if (area !== 'Distance')
    return (
      <p>
        <T message="lookedInState" values={{ postalCode }} />
      </p>
    );
  if (siteRadiusKm === undefined) return null;
  const { unit, count } = distanceIn(country, siteRadiusKm);
  return (
    <p>
      <T message="lookedAround" values={{ distance: t(unit, { count }), postalCode }} />
    </p>
  );
}

/** Other studies were looked for, and none was found. */
function NoOther({ T, search }: ResultProps & { search: SuitableStudiesFound }) {
  const postalCode = useFacts((facts) => facts.answers.postalCode);
  if (search.status !== 'ready' || search.studies.length > 0 || !postalCode) return null;
  return (
    <p>
      <T message="noOther" values={{ postalCode }} />
    </p>
  );
}

type Reason = 'disqualified' | 'noSite' | 'siteUnknown';

/** What is said, and under it, by whom it is about. */
const verdicts = {
  question: ['noMatch', 'disqualified'],
  childQuestion: ['childNoMatch', 'childDisqualified'],
  participantQuestion: ['participantNoMatch', 'participantDisqualified'],
} as const;

/** Why it is not this study. */
function Verdict({ reason, T }: ResultProps & { reason: Reason }) {
  const [title, lead] = verdicts[useQuestionAbout()];
  const isUnsaved = useFacts((facts) => facts.isLeadPending);
  const isRefused = useFacts(refusesCalls);
  if (reason !== 'disqualified')
    return (
      <StepHeading
        mark="search"
        lead={<T message={isUnsaved ? 'unsaved' : isRefused ? 'notCalled' : `${reason}Text`} />}
      >
        <T message={reason} />
      </StepHeading>
    );
  return (
    <>
      <StepHeading mark="search" lead={<T message={lead} />}>
        <T message={title} />
      </StepHeading>
      <p>
        <T message="disqualifiedText" />
      </p>
    </>
  );
}

/** Another way to go: why not this study, how far was looked for a site of it, and other studies near. */
export function NoMatch(props: ResultProps & { outcome: 'disqualified' | 'noSite' }) {
  const { outcome, T } = props;
  const { links, recordFailedScreening } = useSurroundings();
  const appLink = useAppLink();
  const study = useFacts((facts) => facts.study);
  const siteSearch = useFacts((facts) => facts.siteSearch);
  // The search had no reply, or none could be made of a postal code that nobody could check.
  const isSiteUnknown = study !== undefined && siteSearch !== 'none';
  const search = useSuitableStudies(study);
  return (
    <>
      <Verdict {...props} reason={outcome === 'noSite' && isSiteUnknown ? 'siteUnknown' : outcome} />
      {outcome === 'noSite' && !isSiteUnknown ? <HowFar {...props} /> : null}
      <NoOther {...props} search={search} />
      <SuitableStudies {...props} search={search} hasSearchButton onFollow={recordFailedScreening} />
      <ButtonRow>
        <ButtonLink {...appLink(links.studySearch, recordFailedScreening)}>
          <T message="findStudies" />
        </ButtonLink>
        <ReturnLink {...props} />
      </ButtonRow>
    </>
  );
}
