/** What the script of the chat's provider listens for. */
export const chatEvent = 'openscreener:chat';

/** Whether the answer of the provider says that an agent is there. */
export const isOnline = (status: string) => status.trim().toLowerCase() === 'online';

/** Puts the button of the chat on the page, after everything else. */
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
