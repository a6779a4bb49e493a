/** What a page of the bench notes about itself. Installed before any script of the page. */
export type Noted = { paint: number; ready: number; shift: number; blocking: number };
type Noting = typeof globalThis & { noted: Noted };

/** The function by which a page tells that it can be typed into. */
export const readyBinding = 'tellReady';

/**
 * Notes when the page painted, when it can be typed into, how much it shifted and how long its tasks blocked. A page of
 * React can be typed into once React holds the first field.
 */
export function note({ hasScript, binding }: { hasScript: boolean; binding: string }): void {
  const noted: Noted = { paint: 0, ready: 0, shift: 0, blocking: 0 };
  (globalThis as Noting).noted = noted;
  type Seen = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const seen: Readonly<Record<string, (entry: Seen) => void>> = {
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint') noted.paint = startTime;
    },
    'layout-shift'({ value = 0, hadRecentInput }) {
      if (!hadRecentInput) noted.shift += value;
    },
    longtask({ duration }) {
      noted.blocking += duration - 50;
    },
  };
  for (const [type, see] of Object.entries(seen))
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  const tell = () => {
    noted.ready = performance.now();
    // The browser offers it under this name.
    (globalThis as unknown as Record<string, (text: string) => void>)[binding]?.('');
  };
  const look = () => {
    const field = document.querySelector('#fullName');
    const isHeld = field !== null && (!hasScript || Object.keys(field).some((key) => key.startsWith('__reactProps')));
    if (!isHeld) return requestAnimationFrame(look);
    // The first task after the frame that showed it: a key would be handled now.
    return requestAnimationFrame(() => setTimeout(tell));
  };
  requestAnimationFrame(look);
}

/** What was noted so far. */
export const read = (): Noted => (globalThis as Noting).noted;

/** Scripts that were loaded, and how many bytes: before the page could be typed into, and until now. */
export function scripts() {
  const { ready } = (globalThis as Noting).noted;
  // Entries of this type are resources.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = entries.filter(({ name }) => name.endsWith('.js'));
  const sizes = { before: 0, all: 0, files: loaded.length };
  for (const { startTime, encodedBodySize } of loaded) {
    sizes.all += encodedBodySize / 1000;
    if (startTime < ready) sizes.before += encodedBodySize / 1000;
  }
  return sizes;
}

/** Resolves once two frames were shown, each followed by a task. */
export const twoFrames = () =>
  new Promise<void>((resolve) => {
    const turn = (left: number) =>
      requestAnimationFrame(() => setTimeout(() => (left > 0 ? turn(left - 1) : resolve())));
    turn(1);
  });

/** Ids of the first two answers of each group of radios, in the order of the page. */
export function radios(): string[] {
  const groups = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ name }) => name);
  return [...new Set(groups)].flatMap((name) => [`${name} 0`, `${name} 1`]);
}

/** The middle of what a person presses for a radio, in the window. */
export function pointOf(radio: string): [x: number, y: number] {
  const [name = '', at] = radio.split(' ');
  const input = document.getElementsByName(name)[Number(at)];
  const label = input?.closest('label');
  label?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = label?.getBoundingClientRect() ?? new DOMRect();
  return [left + width / 2, top + height / 2];
}
