import { beforeEach, describe, expect, test } from 'vitest';
import { loadPayload } from '#src/app/payload/loadPayload.ts';
import { forgetVisitor } from '#src/app/page/forgetVisitor.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { openVisit, answer, leave, followed, openSavingWorld } from './savingWorld.ts';

const { server, online, visit, save, saved, ways, leadOf, infoOf, enter, countLeads } = openSavingWorld();

describe('a condition of the address', () => {
  beforeEach(async () => {
    visit.page = await openVisit('s6', { search: '?indicationIds%5B%5D=101&utm_source=news' });
    await leave(visit.page, 'phone');
  });

  test('is the context of the visit until the visitor has confirmed it', async () => {
    const info = { query: { utm_source: 'news' }, presetIndicationIds: [101] };
    expect(await infoOf()).toMatchObject([[[], info]]);
    await leave(visit.page, 'indications');
    expect(await infoOf()).toMatchObject([[[101], info]]);
  });

  test('is removed by a No from everything that is saved later', async () => {
    answer(visit.page, { diagnosed: false, indicationIds: [] });
    await leave(visit.page, 'diagnosis');
    answer(visit.page, { indicationIds: [401] });
    await leave(visit.page, 'indications');
    const [[ids, info] = []] = await infoOf();
    expect(ids).toEqual([401]);
    expect(JSON.stringify(info)).not.toMatch(/101/);
  });

  test('that another visit of the tab has confirmed stays so', async () => {
    await leave(visit.page, 'indications');
    const again = await openRealPage('s15', { store: visit.page.store, search: '?indicationIds%5B%5D=101,401' });
    await loadPayload(again);
    await save(again);
    expect(await leadOf(again)).toMatchObject([
      { indication_ids: [101], source_info: { presetIndicationIds: [101, 401] } },
    ]);
  });
});

describe('a link to a lead', () => {
  test('that no longer has one makes no second one until the visitor starts anew', async () => {
    visit.page = await followed('a-link-of-nobody');
    await enter();
    expect(saved()).toMatchObject({ link: { slug: 'a-link-of-nobody', is: 'lost' } });
    const before = await countLeads();
    await save();
    expect([ways(), await countLeads()]).toEqual([[], before]);
    visit.page.store.setState((state) => ({
      saved: { ...state.saved, link: { slug: 'a-link-of-nobody', is: 'left' } },
    }));
    await enter();
    await save();
    expect(saved()).toMatchObject({ subjectSaved: true });
    expect(await countLeads()).toBe(before + 1);
  });

  test('that is lost concerns no other flow of the tab', async () => {
    visit.page = await followed('a-link-of-nobody');
    await enter();
    const other = await openRealPage('s6', { store: visit.page.store });
    const before = await countLeads();
    await save(other);
    expect(await countLeads()).toBe(before + 1);
  });

  test('is left once the visitor has been forgotten: nobody is shown the person whom it leads to', async () => {
    await save();
    visit.page = await followed(saved().slug ?? '');
    visit.page.store.clear();
    forgetVisitor(visit.page);
    await enter();
    expect(visit.page.store.getState().answers).toEqual({});
  });

  test('that cannot be followed now is saved to all the same, and lost when its lead is gone', async () => {
    await save();
    const { slug = '', leadId = '' } = saved();
    visit.page = await followed(slug);
    online().trouble(/relay/, ...Array.from({ length: 9 }, () => 'away' as const));
    await enter();
    expect(saved()).toMatchObject({ link: { slug, is: 'open' } });
    answer(visit.page, { email: 'ana@example.org' });
    const before = await countLeads();
    await save();
    expect(ways().at(-1)).not.toBe('POST /api/subjects');
    expect(await countLeads()).toBe(before);
    await eraseLead(server().db, { leadId, reason: 'asked', at: new Date() });
    answer(visit.page, { email: 'diaz@example.org' });
    await save();
    expect(saved()).toMatchObject({ link: { is: 'lost' }, isPending: true, failed: false });
    expect(saved().slug).toBeUndefined();
    expect(await countLeads()).toBe(before - 1);
  });

  test('that brings another address is theirs alone: their page goes on with it, also once it is opened anew', async () => {
    await save();
    const { slug = '' } = saved();
    visit.page = await followed(slug);
    await enter();
    const before = await countLeads();
    const slugs = [];
    for (const email of ['eva@example.org', 'diaz@example.org']) {
      answer(visit.page, { email });
      await save();
      await enter();
      slugs.push(saved().slug);
    }
    expect(new Set([slug, ...slugs]).size).toBe(3);
    expect(saved()).toMatchObject({ link: { slug, is: 'open', now: slugs.at(-1) }, failed: false });
    expect(visit.page.store.getState().answers).toMatchObject({ email: 'diaz@example.org' });
    expect(await countLeads()).toBe(before);
  });

  test('that brought another address and whose lead is erased asks whether to start anew', async () => {
    await save();
    const { slug = '', leadId = '' } = saved();
    visit.page = await followed(slug);
    await enter();
    answer(visit.page, { email: 'eva@example.org' });
    await save();
    await eraseLead(server().db, { leadId, reason: 'asked', at: new Date() });
    answer(visit.page, { email: 'diaz@example.org' });
    const before = await countLeads();
    await save();
    expect(saved()).toMatchObject({ link: { slug, is: 'lost' }, failed: false });
    expect(await countLeads()).toBe(before);
  });

  test('is none where the visitor came without one, however often they save', async () => {
    await save();
    answer(visit.page, { email: 'eva@example.org' });
    await save();
    expect(ways().at(-1)).not.toBe('POST /api/subjects');
    expect(saved().link).toBeUndefined();
  });

  test('takes the place of the lead that the tab has saved, with its answers', async () => {
    await save();
    const { slug = '' } = saved();
    const other = await openVisit('s6');
    answer(other, { firstName: 'Eva', email: 'eva@example.org' });
    await save(other);
    visit.page = await openRealPage('lead-update', { store: other.store, search: `?slug=${slug}` });
    await enter();
    expect(saved()).toMatchObject({ slug });
    expect(visit.page.store.getState().answers).toMatchObject({ firstName: 'Ana' });
    expect(visit.page.store.getState().answers.email).toBeUndefined();
  });
});
