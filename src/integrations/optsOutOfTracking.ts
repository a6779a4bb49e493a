/** Whether a visitor asks not to be followed. */
export const wantsPrivacy = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
