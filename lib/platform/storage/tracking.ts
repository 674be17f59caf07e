/** False for a reader who asked not to be tracked (Do-Not-Track, Global Privacy Control). */
export function isTrackingAllowed(): boolean {
  const { doNotTrack } = navigator;
  const hasPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return doNotTrack !== '1' && !hasPrivacyControl;
}
