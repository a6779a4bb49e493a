/** The name of an error in reports: names of their own for styles and scripts that failed to load, else its class. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.message.startsWith('Unable to preload CSS')) return 'CSS_CHUNK_LOAD_FAILED';
  return /dynamically imported module|module script/i.test(error.message) ? 'ChunkLoadError' : error.name;
}
