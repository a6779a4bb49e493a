import { isOnline, showChatButton } from '#src/integrations/chat.ts';
import { firePixel, isDue, isOfPartner } from '#src/integrations/partnerPixel.ts';
import { wantsPrivacy } from '#src/integrations/optsOutOfTracking.ts';
import { loadScript } from '#src/integrations/loadScript.ts';
import { startTagManager } from '#src/integrations/tagManager.ts';
import type { Page } from '#src/app/page/createPage.ts';

type Seen = Pick<Page, 'settings' | 'query' | 'store' | 'campaign' | 'call' | 'texts' | 'report' | 'count'>;

async function openTagManager(page: Seen, src: string): Promise<void> {
  startTagManager();
  await loadScript(src).catch(() => page.report('warning', 'The tag manager could not be loaded'));
}

/** Tells the partner that the visitor came by of the first confirmed save, once in a tab. */
function watchSave({ store, count }: Seen, src: string): void {
  const tell = () => {
    if (!isDue(store.getState())) return;
    stop();
    store.setState(({ adSecurity }) => ({ adSecurity: { ...adSecurity, told: [...adSecurity.told, 'pixel'] } }));
    firePixel(src);
    count('partner_conversion');
  };
  const stop = store.subscribe(tell);
  tell();
}

/** The chat appears when an agent is there and the provider's script has come. */
async function openChat(page: Seen, src: string): Promise<void> {
  const { status } = await page.call('agentAvailability', {}).catch(() => ({ status: 'unknown' }));
  if (!isOnline(status)) return;
  try {
    await loadScript(src);
    showChatButton(page.texts.get('shell', 'chat').text, () => page.count('chat_opened'));
  } catch {
    page.report('warning', 'The live chat could not be loaded');
  }
}

/** Lets in what outside parties add to the page, each only where it is set and the campaign or the visit asks for it. */
export function openOutside(page: Seen): void {
  const { tagManager, pixel, chat } = page.settings.outside ?? {};
  // Scripts read the address, and who has the link of a lead reads the lead; a picture is told the origin alone.
  const isByLink = page.query['slug'] !== undefined;
  // Parties that follow visitors across sites are kept from those who ask for that.
  if (tagManager && !isByLink && !wantsPrivacy()) void openTagManager(page, tagManager);
  if (pixel && isOfPartner(page.query['utm_source']) && !wantsPrivacy()) watchSave(page, pixel);
  if (chat && !isByLink && page.campaign.showSalesforceLiveChat) void openChat(page, chat);
}
