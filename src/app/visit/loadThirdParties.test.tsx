import { afterEach, expect, test } from 'vitest';
import type { Locale } from '#src/domain/facts.ts';
import { page as browser } from 'vitest/browser';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import { chatEvent } from '#src/integrations/chat.ts';
import { createTexts } from '#src/i18n/texts.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { sharedTexts } from '#src/i18n/locales/sharedTexts.ts';
import { createAppStore } from '#src/store/store.ts';
import { loadThirdParties } from './loadThirdParties.ts';
import type { Page } from '#src/app/page/page.ts';

// Stand for the outside parties: neither is asked for anything but itself.
const script = 'data:text/javascript,globalThis.outsideLoaded=true';
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const global = globalThis as { outsideLoaded?: boolean };
const isLoaded = () => global.outsideLoaded === true;

afterEach(() => {
  document.querySelectorAll('.chat, script[src^="data:"]').forEach((element) => element.remove());
  delete global.outsideLoaded;
});

type Given = {
  status?: string;
  fails?: boolean;
  query?: Record<string, string>;
  showsChat?: boolean;
  locale?: Locale;
};

function open(outside: NonNullable<Page['settings']['outside']>, given: Given = {}) {
  const { status = 'online', fails = false, query = {}, showsChat = true, locale = 'en' } = given;
  const counted: string[] = [];
  const store = createAppStore({ local: undefined, session: undefined });
  loadThirdParties({
    settings: { brand: 'trial-search', environment: 'production', year: 2026, numbers: placeholderNumbers, outside },
    query,
    store,
    campaign: expandCampaign({ name: 's6', showSalesforceLiveChat: showsChat, steps: {} }, {}),
    texts: createTexts(locale, sharedTexts(locales)),
    // The chat is the only thing that is asked of the server.
    call: (() => (fails ? Promise.reject(new Error('Away.')) : Promise.resolve({ status }))) as unknown as Page['call'],
    reportMessage: (severity) => counted.push(severity),
    countEvents: (...codes) => counted.push(...codes),
  });
  const save = () => store.setState(({ saved }) => ({ saved: { ...saved, subjectSaved: true } }));
  return { counted, store, save };
}

test.each([
  ['en', 'online', 'Chat with us'],
  ['es', 'Online', 'Chatear con nosotros'],
] as const)('in %s the chat has a button when its agents are %s', async (locale, status, name) => {
  const { counted } = open({ chat: script }, { status, locale });
  let opened = 0;
  addEventListener(chatEvent, () => (opened += 1), { once: true });
  await browser.getByRole('button', { name }).click();
  expect([opened, counted, isLoaded()]).toEqual([1, ['chat_opened'], true]);
});

test.each([
  ['nobody is there', { chat: script }, { status: 'offline' }],
  ['nobody answers', { chat: script }, { fails: true }],
  ['the answer says nothing', { chat: script }, { status: '' }],
  ['the campaign has none', { chat: script }, { showsChat: false }],
  ['the brand has none', {}, {}],
  ['a lead came by its link, which scripts could read', { chat: script, tagManager: script }, { query: { slug: 'a' } }],
])('there is no chat where %s', async (_, outside, given) => {
  open(outside, given);
  // What was asked has been answered by the next turn of the event loop, and the script asked for where it is wanted.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelectorAll('script[src^="data:"], .chat')).toHaveLength(0);
});

test('there is no chat where its script cannot be had, and that is told', async () => {
  // Nobody listens there.
  const { counted } = open({ chat: 'http://127.0.0.1:1/chat.js' });
  await expect.poll(() => counted).toEqual(['warning']);
  expect(browser.getByRole('button', { name: 'Chat with us' }).elements()).toHaveLength(0);
});

test.each([
  ['liveconnect', ['partner_conversion']],
  ['LiveIntent', ['partner_conversion']],
  ['google', []],
])('a visit by %s that ends in a saved lead counts %j, once', (source, expected) => {
  const { counted, save } = open({ pixel: picture }, { query: { utm_source: source } });
  expect(counted).toEqual([]);
  save();
  save();
  expect(counted).toEqual(expected);
});

test('a tag manager is loaded where one is set', async () => {
  open({ tagManager: script });
  await expect.poll(isLoaded).toBe(true);
});
