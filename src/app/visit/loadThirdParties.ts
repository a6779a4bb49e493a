import { isOnline, showChatButton } from '#src/integrations/chat.ts';
import { requestPixel, isPixelDue, isFromPixelPartner } from '#src/integrations/partnerPixel.ts';
import { optsOutOfTracking } from '#src/integrations/optsOutOfTracking.ts';
import { openOutsideFrame } from '#src/integrations/outsideFrame.ts';
import { startTagManager } from '#src/integrations/tagManager.ts';
import type { Page } from '#src/app/page/page.ts';

type Visited = Pick<
  Page,
  'settings' | 'query' | 'store' | 'campaign' | 'call' | 'texts' | 'reportMessage' | 'countEvents'
>;

async function openTagManager(page: Visited, src: string): Promise<void> {
  // A frame that is never shown needs no title.
  await openOutsideFrame(src, '').then(startTagManager, () =>
    page.reportMessage('warning', 'The tag manager could not be loaded'),
  );
}

/** Reports the first confirmed save to the partner that referred the visitor, once in a tab. */
function watchSave({ store, countEvents }: Visited, src: string): void {
  const reportSave = () => {
    if (!isPixelDue(store.getState())) return;
    stop();
    store.setState(({ adSecurity }) => ({ adSecurity: { ...adSecurity, told: [...adSecurity.told, 'pixel'] } }));
    requestPixel(src);
    countEvents('partner_conversion');
  };
  const stop = store.subscribe(reportSave);
  reportSave();
}

/** Shows the chat button once an agent is available and the provider's script is loaded. */
async function openChat(page: Visited, src: string): Promise<void> {
  const { status } = await page.call('agentAvailability', {}).catch(() => ({ status: 'unknown' }));
  if (!isOnline(status)) return;
  try {
    const label = page.texts.get('shell', 'chat').text;
    const frame = await openOutsideFrame(src, label, 'allow-forms', 'allow-popups');
    showChatButton(label, frame, () => page.countEvents('chat_opened'));
  } catch {
    page.reportMessage('warning', 'The live chat could not be loaded');
  }
}

/** Loads the third parties of the page, each only where it is set and the campaign or the visit asks for it. */
export function loadThirdParties(page: Visited): void {
  const { tagManager, pixel, chat } = page.settings.outside ?? {};
  // Whoever has the link of a lead can read the lead: nobody else runs on such a page, in whatever frame.
  const isByLink = page.query['slug'] !== undefined;
  // Parties that track visitors across sites are not loaded for those who opt out of that.
  if (tagManager && !isByLink && !optsOutOfTracking()) void openTagManager(page, tagManager);
  if (pixel && isFromPixelPartner(page.query['utm_source']) && !optsOutOfTracking()) watchSave(page, pixel);
  if (chat && !isByLink && page.campaign.showSalesforceLiveChat) void openChat(page, chat);
}
