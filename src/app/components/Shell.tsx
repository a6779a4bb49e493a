import { useStore } from 'zustand';
import type { ReactNode } from 'react';
import { localeCodes, locales } from '#src/generated/locales.ts';
import { myDataPath, policyNames } from '#src/domain/policies.ts';
import { PageFooter } from '#src/ui/PageFooter.tsx';
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
  const number = useStore(page.store, page.callCenter);
  const isOfferOpen = useStore(page.store, ({ journey }) => journey.offerOpened ?? page.query['o'] !== undefined);
  const showsNumber = page.campaign.webScreenerProps.shouldShowCallNumber && !isOfferOpen;
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <PageHeader brandName={page.brand.name} {...(showsNumber && { phone: { label: t('call'), number } })}>
        <Languages step={step} />
      </PageHeader>
      {children}
      {/* Another one with another step: on a slow phone it would be seen jumping. */}
      <PageFooter key={step}>
        <Policies />
        <p>{t('footerNote')}</p>
        <div className="page-footer-end">
          <p>{`© ${page.brand.since}–${page.settings.year} ${page.brand.name}. ${t('rights')}`}</p>
          <ClearAnswers onCleared={onCleared} />
        </div>
      </PageFooter>
    </>
  );
}
