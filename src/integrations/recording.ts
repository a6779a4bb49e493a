/** Product constants: how often events are sent, how often a scroll and a playing medium are noted, in ms. */
const uploadEveryMs = 2000;
const sampling = { scroll: 150, media: 800 };

/** What is sent at once, oldest first. */
export type Recorded = {
  /** Milliseconds since 1970 of the first event. */
  start: number;
  recordings: object[];
  routerLogs: object[];
  actionLogs: object[];
  mutationLogs: object[];
};
type List = Exclude<keyof Recorded, 'start'>;

export type RecordingParts = {
  /** Keeps a batch. Once it fails nothing is recorded any more. */
  send: (batch: Recorded) => Promise<void>;
  onFailed: () => void;
  /** Whether what happens now is left out. */
  isPaused: () => boolean;
};

/** Everything that is, holds or echoes an answer or a consent: what happens in it is left out. */
const blocked = 'form, label, fieldset, input, select, textarea, dialog, .consent, [role="listbox"]';

const isBlocked = (target: EventTarget | null) => !(target instanceof Element) || target.closest(blocked) !== null;

/** At most one call in so many ms. */
function sampled(everyMs: number, note: () => void): () => void {
  let last = -Infinity;
  return () => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    note();
  };
}

const empty = (): Recorded => ({ start: 0, recordings: [], routerLogs: [], actionLogs: [], mutationLogs: [] });

type Note = (list: List, entry: object) => void;

/** Collects what is noted and sends it every two seconds, where there is something, until the signal ends it. */
function collect({ send, onFailed, isPaused }: RecordingParts, ending: AbortController): Note {
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

function watchPage(note: Note, signal: AbortSignal): void {
  const listen = (name: string, heard: (event: Event) => void) =>
    document.addEventListener(name, heard, { capture: true, passive: true, signal });
  listen('click', ({ target }) => {
    if (!isBlocked(target)) note('recordings', { type: 'click', element: (target as Element).localName }); // Not blocked: an element.
  });
  const scrolled = sampled(sampling.scroll, () => note('recordings', { type: 'scroll', y: Math.round(scrollY) }));
  listen('scroll', scrolled);
  for (const type of ['play', 'pause', 'timeupdate'])
    listen(
      type,
      sampled(sampling.media, () => note('recordings', { type })),
    );
  const changes = new MutationObserver((records) => note('mutationLogs', { changes: records.length }));
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
}

/**
 * Records what a page does and where it is pressed, never what stands in it: no text, no control of a form, no move of
 * the mouse. Answers how to note something else.
 */
export function startRecording(parts: RecordingParts): Note {
  const ending = new AbortController();
  const note = collect(parts, ending);
  watchPage(note, ending.signal);
  return note;
}
