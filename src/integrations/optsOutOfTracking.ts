/** Whether the browser sends the Global Privacy Control signal (`Sec-GPC`); browsers without the property do not. */
export const optsOutOfTracking = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
