/** What may be wrong with a full name. */
export const fullNameMessages = {
  en: {
    invalid: 'Please enter a valid full name',
    oneWord: 'Please enter a valid full name: both a first and a last name',
  },
  es: {
    invalid: 'Ingrese un nombre completo válido',
    oneWord: 'Ingrese un nombre completo válido: nombre y apellido',
  },
};
