import { useEffect } from 'react';
import { addressOf } from '#src/flow/address.ts';
import { defaultFlow, defaultStudySearch } from '#src/flow/resolveAddress.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { hasCampaign } from '#src/app/page/loadCampaign.ts';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

/** Leads on to the study search; where the product has none, says so and names the number to call. */
export function StudyUnavailable() {
  const page = usePage();
  const t = useShellText();
  const hasSearch = hasCampaign(defaultStudySearch);
  useEffect(() => {
    page.count('rtd');
    page.redirected(page.campaign.name);
    if (!hasSearch) return;
    const { locale, search } = page;
    location.replace(addressOf({ locale, flow: defaultStudySearch, step: 'home', search }));
  }, [page, hasSearch]);
  if (hasSearch) return null;
  return (
    <>
      <StepHeading>{t('studyUnavailable')}</StepHeading>
      <Alert kind="info">
        <p>
          {t('studyUnavailableHelp')} <TelLink number={page.callCenter()} />
        </p>
      </Alert>
      <a className="button button-primary" href={addressOf({ locale: page.locale, flow: defaultFlow, step: 'home' })}>
        {t('findStudies')}
      </a>
    </>
  );
}
