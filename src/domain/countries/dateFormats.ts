/** Dates typed and read aloud as 31/12/1990. */
export const dayFirst = {
  dateOrder: 'dayFirst',
  dateFormat: 'DD/MM/YYYY',
  dateInputMask: '##/##/####',
} as const;

/** Dates typed and read aloud as 12/31/1990. */
export const monthFirst = {
  dateOrder: 'monthFirst',
  dateFormat: 'MM/DD/YYYY',
  dateInputMask: '##/##/####',
} as const;

/** Dates typed and read aloud as 1990-12-31. */
export const yearFirstDashes = {
  dateOrder: 'yearFirst',
  dateFormat: 'YYYY-MM-DD',
  dateInputMask: '####-##-##',
} as const;

/** Dates typed and read aloud as 1990/12/31. */
export const yearFirstSlashes = {
  dateOrder: 'yearFirst',
  dateFormat: 'YYYY/MM/DD',
  dateInputMask: '####/##/##',
} as const;
