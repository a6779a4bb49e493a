/** Whether a campaign may have the name, as the schema says; a leading underscore marks a base for others. */
export const mayBeCampaignName = (name: string): boolean => /^_?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
