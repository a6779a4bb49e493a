/** Product constant: how long a script may take to load. */
const timeoutMs = 120_000;

/** Loads a script of a third party. Rejects when that fails or takes longer than two minutes. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    const fail = () => reject(new Error('The script could not be loaded.'));
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('load', end(resolve));
    script.addEventListener('error', end(fail));
    script.async = true;
    script.referrerPolicy = 'origin';
    script.src = src;
    document.head.append(script);
  });
}
