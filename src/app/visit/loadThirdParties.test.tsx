import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#src/domain/facts.ts';
import { page as browser } from 'vitest/browser';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import { chatEvent } from '#src/integrations/chat.ts';
import { openOutsideFrame } from '#src/integrations/outsideFrame.ts';
import { pushToTagManager } from '#src/integrations/tagManager.ts';
import { createTexts } from '#src/i18n/texts.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { sharedTexts } from '#src/i18n/locales/sharedTexts.ts';
import { createAppStore } from '#src/store/store.ts';
import { loadThirdParties } from './loadThirdParties.ts';
import type { Page } from '#src/app/page/page.ts';

// Stand for the pages of outside parties: each says whether its script has loaded, then repeats what it is sent.
const frameThat = (word: string) =>
  `data:text/html,<script>onmessage=({data})=>parent.postMessage({heard:data},'*');parent.postMessage('${word}','*')</script>`;
const frame = frameThat('loaded');
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

let heard: unknown[] = [];
const hear = ({ data }: MessageEvent) => data?.heard && heard.push(data.heard);

beforeEach(() => {
  heard = [];
  addEventListener('message', hear);
});
afterEach(() => {
  removeEventListener('message', hear);
  document.querySelectorAll('.chat, iframe[sandbox]').forEach((element) => element.remove());
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
  const { counted } = open({ chat: frame }, { status, locale });
  const button = browser.getByRole('button', { name });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(browser.getByTitle(name)).toBeVisible();
  await expect.poll(() => heard).toEqual([{ event: chatEvent }]);
  expect(counted).toEqual(['chat_opened']);
  await button.click();
  await expect.element(browser.getByTitle(name)).not.toBeVisible();
});

test.each([
  ['nobody is there', { chat: frame }, { status: 'offline' }],
  ['nobody answers', { chat: frame }, { fails: true }],
  ['the answer says nothing', { chat: frame }, { status: '' }],
  ['the campaign has none', { chat: frame }, { showsChat: false }],
  ['the brand has none', {}, {}],
  ['a lead came by its link, which scripts could read', { chat: frame, tagManager: frame }, { query: { slug: 'a' } }],
])('there is no chat where %s', async (_, outside, given) => {
  open(outside, given);
  // What was asked has been answered by the next turn of the event loop, and the script asked for where it is wanted.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelectorAll('iframe[sandbox], .chat')).toHaveLength(0);
});

test('there is no chat where its script cannot be had, and that is told', async () => {
  const { counted } = open({ chat: frameThat('failed') });
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

test('a tag manager is loaded where one is set, in a frame without an origin, and gets what was pushed before', async () => {
  pushToTagManager({ cid: 'before' });
  open({ tagManager: frame });
  await expect.poll(() => heard).toEqual([{ push: { cid: 'before' } }]);
  pushToTagManager({ cid: 'after' });
  await expect.poll(() => heard).toHaveLength(2);
  const element = document.querySelector<HTMLIFrameElement>('iframe[sandbox]');
  expect([element?.sandbox.value, element?.referrerPolicy, element?.hidden]).toEqual([
    'allow-scripts',
    'no-referrer',
    true,
  ]);
  expect(element?.contentDocument).toBeNull();
});

test('a script that does not come is given up after two minutes', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  void openOutsideFrame(frameThat('something else'), 'Slow').catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(outcome).toHaveBeenCalledWith(new Error('The script could not be loaded.'));
  expect(document.querySelector('iframe[sandbox]')).toBeNull();
});
