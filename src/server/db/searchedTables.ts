/** The tables that searches of studies read. */
export const searchedTables = ['study', 'site', 'search_study', 'indication', 'synonym'] as const;
