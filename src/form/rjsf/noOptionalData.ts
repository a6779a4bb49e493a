/** Stand-in for RJSF's choice of fields whose data a button adds and removes: a step has none. */
export default function shouldRenderOptionalField(): boolean {
  return false;
}
