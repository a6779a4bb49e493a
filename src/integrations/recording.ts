/** Product constants: interval of the uploads, and the least interval between two scroll or media events, in ms. */
const uploadEveryMs = 2000;
const sampling = { scroll: 150, media: 800 };

/** One upload, each list oldest first; every entry has its time as `at`, in ms since 1970. */
export type Recorded = {
  /** Milliseconds since 1970 of the first event. */
  start: number;
  recordings: object[];
  routerLogs: object[];
  actionLogs: object[];
  mutationLogs: object[];
};
type List = Exclude<keyof Recorded, 'start'>;

/** What the recording needs from the page. */
export type RecordingParts = {
  /** Sends a batch. A rejection ends the recording. */
  send: (batch: Recorded) => Promise<void>;
  /** Called once when a rejection has ended the recording. */
  onFailed: () => void;
  /** Whether events are dropped at the moment. */
  isPaused: () => boolean;
};

/** Elements that are, contain or repeat an answer or a consent: events in them are never recorded. */
const blocked = 'form, label, fieldset, input, select, textarea, dialog, .consent, [role="listbox"]';

const isBlocked = (target: EventTarget | null) => !(target instanceof Element) || target.closest(blocked) !== null;

/** Throttles `record` to one call per `everyMs`; the others are dropped. */
function throttled(everyMs: number, record: () => void): () => void {
  let last = -Infinity;
  return () => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    record();
  };
}

const empty = (): Recorded => ({ start: 0, recordings: [], routerLogs: [], actionLogs: [], mutationLogs: [] });

type RecordEvent = (list: List, entry: object) => void;

/** Collects recorded events and uploads them every two seconds, if there are any, until the signal aborts. */
function collect({ send, onFailed, isPaused }: RecordingParts, ending: AbortController): RecordEvent {
  const { signal } = ending;
  let batch = empty();
  const upload = () => {
    if (batch.start === 0) return;
    const full = batch;
    batch = empty();
    send(full).catch(() => {
      if (signal.aborted) return;
      ending.abort();
      onFailed();
    });
  };
  const timer = setInterval(upload, uploadEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return (list, entry) => {
    if (signal.aborted || isPaused()) return;
    const at = Date.now();
    if (batch.start === 0) batch.start = at;
    batch[list].push({ ...entry, at });
  };
}

function watchPage(record: RecordEvent, signal: AbortSignal): void {
  const listen = (name: string, listener: (event: Event) => void) =>
    document.addEventListener(name, listener, { capture: true, passive: true, signal });
  listen('click', ({ target }) => {
    // Safe: what is no element is blocked.
    if (!isBlocked(target)) record('recordings', { type: 'click', element: (target as Element).localName });
  });
  const scrolled = throttled(sampling.scroll, () => record('recordings', { type: 'scroll', y: Math.round(scrollY) }));
  listen('scroll', scrolled);
  for (const type of ['play', 'pause', 'timeupdate'])
    listen(
      type,
      throttled(sampling.media, () => record('recordings', { type })),
    );
  const changes = new MutationObserver((records) => record('mutationLogs', { changes: records.length }));
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
}

/**
 * Records DOM changes, scrolls, media events and clicks, never content: no text, no form control, no mouse movement.
 * Returns a function that records any other event.
 */
export function startRecording(parts: RecordingParts): RecordEvent {
  const ending = new AbortController();
  const record = collect(parts, ending);
  watchPage(record, ending.signal);
  return record;
}
