/** How a birth date is typed, in the order of each country, and what may be wrong with it. */
export const birthDateMessages = {
  en: {
    monthFirst: 'Month, day and year as {format}, for example {example}',
    dayFirst: 'Day, month and year as {format}, for example {example}',
    yearFirst: 'Year, month and day as {format}, for example {example}',
    invalid: 'Please enter a valid birth date',
    future: 'Please enter a valid birth date: this one is in the future',
    tooLongAgo: 'Please enter a valid birth date: this one is too long ago',
  },
  es: {
    monthFirst: 'Mes, día y año como {format}, por ejemplo {example}',
    dayFirst: 'Día, mes y año como {format}, por ejemplo {example}',
    yearFirst: 'Año, mes y día como {format}, por ejemplo {example}',
    invalid: 'Ingrese una fecha de nacimiento válida',
    future: 'Ingrese una fecha de nacimiento válida: esta fecha es futura',
    tooLongAgo: 'Ingrese una fecha de nacimiento válida: esta fecha es demasiado antigua',
  },
};
