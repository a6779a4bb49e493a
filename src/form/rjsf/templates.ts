import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';

const OneAfterTheOther = ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content);
const AsItIs = ({ children }: FieldTemplateProps) => children;
const Nothing = () => null;

/** How RJSF lays out a step: the fields one after the other, each as its widget draws it, and nothing of its own. */
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
