/** The id of a field that names none: its kind, the first letter lower. */
export function defaultFieldId(kind: string): string {
  return kind.charAt(0).toLowerCase() + kind.slice(1);
}
