import type { FieldTemplateProps } from '@rjsf/utils';

const AsItIs = ({ children }: FieldTemplateProps) => children;
const Nothing = () => null;

/** Templates that render the object of a step as it is, and nothing of RJSF's own. */
export const stepTemplates = {
  FieldTemplate: AsItIs,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  ButtonTemplates: { SubmitButton: Nothing },
};
