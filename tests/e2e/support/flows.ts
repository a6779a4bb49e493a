/** Every web screener. */
export const flows = ['ws10', 'ws11', 'ws15', 'ws16', 'ws17', 'ws18', 'ws19', 'ws20', 'ws21', 'ws22', 'ws23'] as const;
export type Flow = (typeof flows)[number];
