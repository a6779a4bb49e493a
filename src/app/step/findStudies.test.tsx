import { summaries } from 'virtual:summaries';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '#src/api/apiError.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { resolveAddress } from '#src/flow/resolveAddress.ts';
import type { Page } from '#src/app/page/page.ts';
import { PageContext } from '#src/app/page/PageContext.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { StepPage } from './StepPage.tsx';

const find = { en: 'Find Studies', es: 'Buscar estudios' } as const;
const away = new ApiError({ status: 503, code: 'unavailable', message: 'Away.' });

/** All that a lead needs, so that the last steps open. */
const ana = {
  firstName: 'Ana',
  lastName: 'Diaz',
  postalCode: '60601',
  postalCodeCountry: 'US',
  postalCodeValid: true,
  phone: '+13125550123',
  phoneCountry: 'US',
  phoneValid: true,
  email: 'ana@example.com',
  age: 46,
  birthDate: '1980-01-31',
  gender: 'female',
} as const;

/** A page about a study, which its visitor does not qualify for, since it has no site. */
async function openPage(flow: string, locale: Locale): Promise<Page> {
  const page = await openRealPage(flow, { locale, search: '?utm_source=news&studyId=7' });
  Object.assign(page, { call: () => Promise.reject(away) });
  page.store.setState(({ payload }) => ({ answers: ana, payload: { ...payload, status: 'ready', criteria: [] } }));
  return page;
}

/** Where the flow ends, and where a screener tells its outcome. */
const isEnd = ({ next, fields }: CampaignStep) =>
  next === undefined || fields.some(({ kind }) => kind === 'ScreenerResult');

const ignore = () => undefined;

/** The addresses that the buttons of a step lead to. */
async function hrefsOf(page: Page, step: CampaignStep, name: string): Promise<(string | null)[]> {
  const screen = await render(
    <PageContext value={page}>
      <StepPage step={step} go={ignore} follow={ignore} startOver={() => true} />
    </PageContext>,
  );
  // Some ask the server first whether somebody can be called.
  await expect.poll(() => screen.container.querySelectorAll('main, h1').length).toBeGreaterThan(0);
  await expect.poll(() => screen.container.querySelector('.spinner')).toBeNull();
  const links = screen.getByRole('link', { name, exact: true }).elements();
  await screen.unmount();
  return links.map((link) => link.getAttribute('href'));
}

/**
 * Ends without a button that finds studies. Searches are where it leads, a special study waits for a call, and in Spanish a
 * sign-up is thanked without a button, as the product wants it.
 */
const without =
  /^(study-search|ss\d) |^(special|demo) (thankyou|result) |^(demo|flare|flare-code|lead-update|midpath|s6|s15|sa) thankyou es/;

/** Flows whose name does not go along to the search: the default screener asks about what is found there. */
const unnamed = /^(study-search|ss\d|sa)$/;

// An agent hands the candidate over.
for (const { name: flow } of summaries.filter(({ flowType }) => flowType !== 'partnerScreener'))
  for (const locale of ['en', 'es'] as const)
    test(`each end of ${flow} leads to the study search, in ${locale}`, async () => {
      const page = await openPage(flow, locale);
      const found: string[] = [];
      for (const step of Object.values(page.campaign.steps).filter(isEnd)) {
        const hrefs = await hrefsOf(page, step, find[locale]);
        const end = `${flow} ${step.name} ${locale}`;
        if (hrefs.length === 0) expect(end).toMatch(without);
        found.push(...hrefs.map(String));
      }
      const prefix = locale === 'en' ? '/signup' : '/signup/es';
      const ps = unnamed.test(flow) ? '' : `&ps=${flow}`;
      expect(found.filter((href) => href !== `${prefix}/study-search/home?utm_source=news${ps}`)).toEqual([]);
      for (const href of found) {
        const [pathname = '', query = ''] = href.split('?');
        const resolved = resolveAddress({ pathname, search: `?${query}`, campaigns: summaries });
        expect('campaign' in resolved && [resolved.campaign.name, resolved.step]).toEqual(['study-search', 'home']);
      }
    });
