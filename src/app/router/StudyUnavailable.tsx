import { useEffect } from 'react';
import { summaries } from 'virtual:summaries';
import { defaultHome } from '#src/flow/resolveAddress.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

/** Redirects to the study search; where there is none, shows that the study has ended and the number to call. */
export function StudyUnavailable() {
  const page = usePage();
  const t = useShellText();
  const { locale, search } = page;
  const studySearch = defaultHome(summaries, 'studySearch', locale, search);
  useEffect(() => {
    page.countEvents('rtd');
    page.reportRedirect(page.campaign.name);
    if (studySearch !== undefined) location.replace(studySearch);
  }, [page, studySearch]);
  if (studySearch !== undefined) return null;
  return (
    <>
      <StepHeading>{t('studyUnavailable')}</StepHeading>
      <Alert kind="info">
        <p>
          {t('studyUnavailableHelp')} <TelLink number={page.callCenter()} />
        </p>
      </Alert>
      <a className="button button-primary" href={defaultHome(summaries, 'signup', locale)}>
        {t('findStudies')}
      </a>
    </>
  );
}
