/** What a fault of the page is called in reports: parts of the page that did not load by their own names, else its kind. */
export function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.message.startsWith('Unable to preload CSS')) return 'CSS_CHUNK_LOAD_FAILED';
  return /dynamically imported module|module script/i.test(error.message) ? 'ChunkLoadError' : error.name;
}
