/** The code of an error, or of what caused it, or its name: what a log may say of it. */
export function codeOf(error: unknown): string {
  return codeIn(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/** Codes are texts: the number of a `DOMException` tells less than its name. A failed `fetch` has its code in its cause. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeIn(error.cause);
}
