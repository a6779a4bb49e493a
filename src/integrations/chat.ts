/** Window event that opens the chat; the script of the provider listens for it. */
export const chatEvent = 'openscreener:chat';

/** Whether the status reported by the provider means that an agent is available. */
export const isOnline = (status: string) => status.trim().toLowerCase() === 'online';

/**
 * Appends the chat button to the end of the page and returns its landmark. Pressing it runs `onOpen`, then sends
 * `chatEvent`.
 */
export function showChatButton(label: string, onOpen: () => void): HTMLElement {
  const place = document.createElement('aside');
  place.className = 'chat';
  place.setAttribute('aria-label', label);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-primary';
  button.textContent = label;
  button.addEventListener('click', () => {
    onOpen();
    dispatchEvent(new Event(chatEvent));
  });
  place.append(button);
  document.body.append(place);
  return place;
}
