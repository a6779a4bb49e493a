/** Product constant: how long a script may take to load. */
const timeoutMs = 120_000;

/** What a frame may be sent: an entry for its `dataLayer`, or the name of an event to dispatch in it. */
type FrameMessage = { push: Readonly<Record<string, unknown>> } | { event: string };

/** The frame in which the script of a third party runs. */
export type OutsideFrame = { element: HTMLIFrameElement; send: (message: FrameMessage) => void };

/** What a frame may do besides running scripts. The same origin, and moving this page, are never among it. */
type Allowed = 'allow-forms' | 'allow-popups';

/**
 * Loads a third party in a hidden frame of no origin: from there the browser lets no script reach this page, its storages,
 * its cookies or its address. Rejects when the script cannot be loaded, breaks while it starts or takes longer than two
 * minutes.
 */
export function openOutsideFrame(address: string, title: string, ...allowed: Allowed[]): Promise<OutsideFrame> {
  const element = document.createElement('iframe');
  element.sandbox.add('allow-scripts', ...allowed);
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.hidden = true;
  element.src = address;
  const send = (message: FrameMessage) => element.contentWindow?.postMessage(message, '*');
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      removeEventListener('message', listen);
      settle();
    };
    const fail = () => {
      element.remove();
      reject(new Error('The script could not be loaded.'));
    };
    const timer = setTimeout(() => end(fail), timeoutMs);
    // Whatever else a frame says is not listened to.
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== element.contentWindow) return;
      if (data === 'loaded') end(() => resolve({ element, send }));
      else if (data === 'failed') end(fail);
    };
    addEventListener('message', listen);
    document.body.append(element);
  });
}
