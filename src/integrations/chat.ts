import type { OutsideFrame } from './outsideFrame.ts';

/** Event that opens the chat, in its frame; the script of the provider listens for it. */
export const chatEvent = 'openscreener:chat';

/** Whether the status reported by the provider means that an agent is available. */
export const isOnline = (status: string) => status.trim().toLowerCase() === 'online';

/**
 * Appends the chat button to the end of the page, before the frame of the chat, and returns its landmark. Pressing it
 * shows the frame, runs `onOpen` and sends the frame `chatEvent`; pressing it again hides the frame.
 */
export function showChatButton(label: string, { element, send }: OutsideFrame, onOpen: () => void): HTMLElement {
  const place = document.createElement('aside');
  place.className = 'chat';
  place.setAttribute('aria-label', label);
  element.className = 'chat-frame';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-primary';
  button.textContent = label;
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    element.hidden = !element.hidden;
    button.setAttribute('aria-expanded', String(!element.hidden));
    if (element.hidden) return;
    onOpen();
    send({ event: chatEvent });
  });
  place.append(button);
  element.before(place);
  return place;
}
