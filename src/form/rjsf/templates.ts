import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';

const OneAfterTheOther = ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content);
const AsItIs = ({ children }: FieldTemplateProps) => children;
const Nothing = () => null;

/** Templates that render the fields one after the other, each by its widget, and nothing of RJSF's own. */
export const stepTemplates = {
  ObjectFieldTemplate: OneAfterTheOther,
  FieldTemplate: AsItIs,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
  UnsupportedFieldTemplate: Nothing,
  ButtonTemplates: { SubmitButton: Nothing },
};
