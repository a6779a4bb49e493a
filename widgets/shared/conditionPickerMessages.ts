/** Messages of the search for conditions with those chosen, for the kinds that show it. */
export const conditionPickerMessages = {
  en: {
    matches: 'Matching conditions: {count}',
    empty: 'No conditions matched your search.',
    chosen: 'Chosen conditions',
    remove: 'Remove {name}',
    added: '{name} was added.',
    removed: '{name} was removed.',
  },
  es: {
    matches: 'Afecciones encontradas: {count}',
    empty: 'Ninguna afección coincide con su búsqueda.',
    chosen: 'Afecciones elegidas',
    remove: 'Quitar {name}',
    added: 'Se agregó {name}.',
    removed: 'Se quitó {name}.',
  },
} as const;
