import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { localeCodes, locales } from '#src/generated/locales.ts';
import { myDataPath, policyNames } from '#src/domain/policies.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { ClearAnswers } from './ClearAnswers.tsx';
import { usePage, useShellText } from '#src/app/page/PageContext.ts';

/**
 * The same page in the other languages: plain links, so that the server renders it in that language. That of the visitor's
 * browser is offered in a sentence of its own. Nobody is redirected: an address opens in the language it was shared in.
 */
function Languages({ step }: { step: string }) {
  const page = usePage();
  const { locale, addressOfStep, settings } = page;
  const t = useShellText();
  useStore(page.store, () => page.search);
  return (
    <nav className="languages" aria-label={t('languages')}>
      {localeCodes().map((code) =>
        code === locale ? (
          <span key={code} lang={code} aria-current="true">
            {locales[code].name}
          </span>
        ) : (
          <a
            key={code}
            className={code === settings.wantedLocale ? 'language-offer' : undefined}
            href={addressOfStep(step, code)}
            lang={code}
            hrefLang={code}
          >
            {code === settings.wantedLocale ? locales[code].offer : locales[code].name}
          </a>
        ),
      )}
    </nav>
  );
}

/** The policies, and where visitors see and erase what they told. */
function Policies() {
  const { policies, locale } = usePage();
  const t = useShellText();
  const addresses = { ...policies, myData: `${myDataPath}?language=${locale}` };
  return (
    <ul className="policies">
      {([...policyNames, 'myData'] as const).map((name) => (
        <li key={name}>
          <a href={addresses[name]} target="_blank" rel="noopener">
            {t(name)}
            <span className="visually-hidden">{` (${t('newTab')})`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Header, content and footer. The call number shows where the campaign allows it and no offer is open. */
export function Shell({ step, onCleared, children }: { step: string; onCleared: () => void; children: ReactNode }) {
  const page = usePage();
  const t = useShellText();
  const { shouldShowCallNumber } = page.campaign.webScreenerProps;
  const number = useStore(
    page.store,
    ({ journey }) => shouldShowCallNumber && !(journey.offerOpened ?? 'o' in page.query) && page.callCenter(),
  );
  const isGrowing = useStore(page.store, () => page.lacks(page.campaign.steps[step]?.fields ?? []));
  // Another foot with another step, and once the step is whole: one that comes into view then would count as seen moving.
  // One that has been used stays, with what is asked there and the focus.
  const [used, setUsed] = useState('');
  const foot = used || step + isGrowing;
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <PageHeader brandName={page.brand.name} {...(number && { phone: { label: t('call'), number } })}>
        <Languages step={step} />
      </PageHeader>
      {children}
      <footer key={foot} className="page-footer" onFocusCapture={() => setUsed(foot)}>
        <div className="page-footer-inner">
          <Policies />
          <p>{t('footerNote')}</p>
          <div className="page-footer-end">
            <p>{`© ${page.brand.since}–${page.settings.year} ${page.brand.name}. ${t('rights')}`}</p>
            <ClearAnswers onCleared={onCleared} />
          </div>
        </div>
      </footer>
    </>
  );
}
