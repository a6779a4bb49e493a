/** What ties a control to its label, hint and error. Field makes them, every control takes them. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-errormessage'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

type State = { hint?: unknown; error?: unknown; required?: boolean };

/** The hint is `<id>-hint`, the error `<id>-error`; they are referred to only while they have a text. */
export function controlProps(id: string, { hint, error, required }: State): ControlProps {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-errormessage': `${id}-error`, 'aria-invalid': true as const } : {}),
    ...(required ? { 'aria-required': true as const } : {}),
  };
}
