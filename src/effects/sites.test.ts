import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers } from '#src/domain/facts.ts';
import { pageOf } from './testing/pageOf.ts';
import { checkAlreadyMatched, findNearestSite } from './sites.ts';

const near: Answers = { postalCode: '60601', postalCodeValid: true };
const sites = [30, 5, 12].map((distance) => ({ id: distance, ssExtId: `S-${distance}`, distance }));

const away = () => Promise.reject(new ApiError({ status: 503, code: 'busy', message: 'Busy.' }));
const refused = () => Promise.reject(new ApiError({ status: 400, code: 'invalid', message: 'No.' }));

describe('the nearest site', () => {
  test.each([
    ['is the one at the least distance', sites, {}, { siteSearch: 'found', site: sites[1] }],
    ['is the one that the address names, where it is among them', sites, { studySiteId: 'S-12' }, { site: sites[2] }],
    ['is not one that the address names elsewhere', sites, { studySiteId: 'S-99' }, { site: sites[1] }],
    ['is none where none serves the code', [], {}, { siteSearch: 'none' }],
  ])('%s', async (_sentence, found, query, expected) => {
    const asked: unknown[] = [];
    const page = pageOf(
      async (_name, input) => {
        asked.push(input.query);
        return found;
      },
      { study: { id: 7 }, query },
    );
    page.answer(near);
    await findNearestSite.run(page.context, {});
    expect(page.state().payload).toMatchObject(expected);
    expect(asked).toEqual([{ studyId: 7, postalCode: '60601', country: 'US' }]);
  });

  test('is looked for by the call of its own', async () => {
    const page = pageOf(async () => sites, { study: {} });
    page.answer(near);
    await findNearestSite.run(page.context, {});
    expect(page.called).toEqual(['siteSearch']);
  });

  test.each<[string, Answers]>([
    ['no site serves another code', { ...near, postalCode: '99501' }],
    ['the code does not exist', { ...near, postalCodeValid: false }],
    ['the code is being typed', { postalCode: '606' }],
  ])('and its id are forgotten when %s', async (_sentence, answers) => {
    let found = sites;
    const page = pageOf(async () => found, { study: {} });
    page.answer(near);
    await findNearestSite.run(page.context, {});
    expect(page.state().payload.site).toEqual(sites[1]);
    found = [];
    page.answer(answers);
    await findNearestSite.run(page.context, {});
    expect(page.state().payload.site).toBeUndefined();
  });

  test.each<[string, Answers, boolean]>([
    ['no study is known', near, false],
    ['the code is not known to exist', { postalCode: '60601' }, true],
    ['the code is none of the country', { ...near, postalCode: '606' }, true],
  ])('is not asked for where %s', async (_sentence, answers, hasStudy) => {
    const page = pageOf(async () => expect.unreachable(), hasStudy ? { study: {} } : {});
    page.answer(answers);
    await findNearestSite.run(page.context, {});
    expect(page.state().payload.siteSearch).toBe('idle');
  });

  test('is being searched for until there is an answer', async () => {
    const page = pageOf(
      async () => {
        expect(page.state().payload.siteSearch).toBe('searching');
        return sites;
      },
      { study: {} },
    );
    page.answer(near);
    await findNearestSite.run(page.context, {});
    expect(page.state().payload.siteSearch).toBe('found');
  });

  describe('where the server does not answer', () => {
    test.each([
      ['is looked for once more', [away, async () => sites], 'found', []],
      ['is not known to be none after a second failure', [away, away], 'failed', ['Error retrieving nearby sites']],
      ['is not looked for again after a refusal', [refused], 'failed', ['Error retrieving nearby sites']],
    ])('%s', async (_sentence, replies, siteSearch, reports) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const open = [...replies];
      const page = pageOf(async () => open.shift()?.() ?? expect.unreachable(), { study: {} });
      page.answer(near);
      page.context.change(({ payload }) => ({ payload: { ...payload, site: { id: 1, ssExtId: 'S-1' } } }));
      const searched = findNearestSite.run(page.context, {});
      await vi.advanceTimersByTimeAsync(1300);
      await searched;
      expect(page.state().payload).toMatchObject({ siteSearch });
      expect([page.state().payload.site, page.reports, open]).toEqual([
        siteSearch === 'found' ? sites[1] : undefined,
        reports,
        [],
      ]);
    });
  });

  test.each([
    ['is answered', () => sites],
    ['fails', () => Promise.reject(new Error('The server is away.'))],
  ])('of a later code stays where the search for an earlier one %s after it', async (_sentence, answerFirst) => {
    const open: (() => void)[] = [];
    const page = pageOf(
      async (_name, { query }) => {
        const isFirst = query !== undefined && 'postalCode' in query && query.postalCode === '60601';
        if (!isFirst) return [{ id: 1, ssExtId: 'S-1', distance: 1 }];
        await new Promise<void>((resolve) => open.push(resolve));
        return answerFirst();
      },
      { study: {} },
    );
    page.answer(near);
    const first = findNearestSite.run(page.context, {});
    page.answer({ ...near, postalCode: '77030' });
    await findNearestSite.run(page.context, {});
    open[0]?.();
    await first;
    expect(page.state().payload).toMatchObject({ siteSearch: 'found', site: { id: 1 } });
  });
});

describe('a phone that may be known', () => {
  const valid: Answers = { phone: '+12125550123', phoneValid: true };

  test('is asked about abroad only once the visitor has agreed', async () => {
    let asked = 0;
    const campaign = { flowType: 'webScreener', consent: { shown: true, onConditions: false } } as const;
    const page = pageOf(async () => (asked += 1) > 0, { study: {}, country: 'IE', campaign });
    page.answer({ ...valid, consents: { indication: false } });
    await checkAlreadyMatched.run(page.context, {});
    expect([asked, page.state().payload.alreadyMatched]).toEqual([0, false]);
    page.answer({ ...valid, consents: { indication: true } });
    await checkAlreadyMatched.run(page.context, {});
    expect([asked, page.state().payload.alreadyMatched]).toEqual([1, true]);
  });

  test('is asked about with the study', async () => {
    const asked: unknown[] = [];
    const page = pageOf(
      async (name, { body }) => {
        asked.push([name, body]);
        return true;
      },
      { study: { id: 7 } },
    );
    page.answer(valid);
    await checkAlreadyMatched.run(page.context, {});
    expect(asked).toEqual([['alreadyMatched', { phone: '+12125550123', studyId: 7 }]]);
    expect(page.state().payload.alreadyMatched).toBe(true);
  });

  test('matches none where that cannot be learned', async () => {
    const page = pageOf(async () => Promise.reject(new Error('Lost.')), { study: {} });
    page.context.change(({ payload }) => ({ payload: { ...payload, alreadyMatched: true } }));
    page.answer(valid);
    await checkAlreadyMatched.run(page.context, {});
    expect(page.state().payload.alreadyMatched).toBe(false);
  });

  test('is not known by the answer to an earlier one', async () => {
    const page = pageOf(
      async () => {
        page.answer({ ...valid, phone: '+12125550199' });
        return true;
      },
      { study: {} },
    );
    page.answer(valid);
    await checkAlreadyMatched.run(page.context, {});
    expect(page.state().payload.alreadyMatched).toBe(false);
  });

  test.each<[string, Answers, boolean]>([
    ['it is missing', { phoneValid: true }, true],
    ['it is not known to be valid', { phone: '+12125550123' }, true],
    ['it is not valid', { ...valid, phoneValid: false }, true],
    ['no study is known', valid, false],
  ])('is not asked about where %s, and then matches none', async (_sentence, answers, hasStudy) => {
    const page = pageOf(async () => true, hasStudy ? { study: {} } : {});
    page.context.change(({ payload }) => ({ payload: { ...payload, alreadyMatched: true } }));
    page.answer(answers);
    await checkAlreadyMatched.run(page.context, {});
    expect([page.called, page.state().payload.alreadyMatched]).toEqual([[], false]);
  });
});
